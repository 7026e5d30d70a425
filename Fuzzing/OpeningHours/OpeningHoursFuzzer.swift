import OpeningTimes

/// Feeds whatever libFuzzer makes up through the reader of opening hours, and asks what was read.
///
/// A crash, a hang, or a change that changes nothing ends the run. The first two bytes choose the moment, the rest
/// is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  guard let data, size > 2 else { return 0 }
  let text = String(decoding: UnsafeBufferPointer(start: data + 2, count: size - 2), as: UTF8.self)
  guard let hours = try? OpeningHours(parsing: text) else { return 0 }
  let day = CivilDate(dayNumber: 20_000 + Int(data[0]) * 4)
  let moment = CivilMinute(day, minute: Int(data[1]) * 5)
  let calendar: HolidayCalendar = data[0] & 1 == 0 ? .korea : .unknown
  let state = hours.status(at: moment, holidays: calendar).state
  guard let change = hours.nextChange(after: moment, holidays: calendar) else { return 0 }
  precondition(change > moment, "a change that is not later")
  precondition(hours.status(at: change, holidays: calendar).state != state, "a change to the same state")
  let before = CivilMinute(minutes: change.minutes - 1)
  precondition(hours.status(at: before, holidays: calendar).state == state, "a change before the change")
  return 0
}
