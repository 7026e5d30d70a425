// Asks the service. Knows when it is away, and tells when it is back.

const patienceMilliseconds = 10_000;
const pauseMilliseconds = 1_000;

/** Why an answer is none: the problem the service told, or that it is away. */
export class Failure extends Error {
  constructor(status, problem) {
    super([problem?.detail ?? problem?.title ?? `HTTP ${status}`, problem?.remedy].filter(Boolean).join("; "));
    this.status = status;
  }
  get isAway() { return this.status === 0; }
}

/** Hears `away` and `back` of the service, and `locked` when it wants a token that it was not given. */
export const presence = new EventTarget();
let isAway = false;
const tokenKey = "token";

/** Uses `token` from now on, until the window is closed. */
export const unlock = (token) => sessionStorage.setItem(tokenKey, token);
const credentials = () => {
  const token = sessionStorage.getItem(tokenKey);
  return token ? { Authorization: `Bearer ${token}` } : {};
};

function goneAway() {
  if (isAway) return;
  isAway = true;
  presence.dispatchEvent(new Event("away"));
  const knock = async () => {
    try {
      if ((await fetch("readyz", { signal: AbortSignal.timeout(patienceMilliseconds) })).ok) {
        isAway = false;
        return presence.dispatchEvent(new Event("back"));
      }
    } catch { /* still away */ }
    setTimeout(knock, pauseMilliseconds);
  };
  setTimeout(knock, pauseMilliseconds);
}

async function ask(method, path, { query = {}, body, headers = {}, signal } = {}) {
  const url = new URL(path, document.baseURI);
  for (const [name, value] of Object.entries(query)) if (value != null && value !== "") url.searchParams.set(name, value);
  const limit = AbortSignal.timeout(patienceMilliseconds);
  let response;
  try {
    response = await fetch(url, {
      method, signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: { ...credentials(), ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    goneAway();
    throw new Failure(0);
  }
  if (response.status === 401) presence.dispatchEvent(new Event("locked"));
  if (!response.ok) throw new Failure(response.status, await response.json().catch(() => null));
  return { response, value: response.status === 204 ? null : await response.json() };
}

export const get = async (path, query, signal) => (await ask("GET", path, { query, signal })).value;
export const send = (method, path, body, headers) => ask(method, path, { body, headers });
export const read = (path) => ask("GET", path);
