-- wrk: replays the targets in the file named by TARGETS, each connection from a place of its own, and counts what
-- was not answered with 200.
local targets = {}
for line in io.lines(os.getenv("TARGETS")) do targets[#targets + 1] = line end

local thread_count = 0
local threads = {}

function setup(thread)
  thread:set("offset", thread_count * 373)
  thread_count = thread_count + 1
  threads[thread_count] = thread
end

function init()
  position = offset
  failures = 0
end

function request()
  position = position + 1
  return wrk.format("GET", targets[position % #targets + 1])
end

function response(status)
  if status ~= 200 then failures = failures + 1 end
end

function done(summary, latency)
  local failures = 0
  for _, thread in ipairs(threads) do failures = failures + thread:get("failures") end
  io.write(string.format(
    "requests/s %.0f  p50 %.2f ms  p99 %.2f ms  max %.2f ms  not 200: %d  socket errors: %d\n",
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    latency.max / 1e3, failures,
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
