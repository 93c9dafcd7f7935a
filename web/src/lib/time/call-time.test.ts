import { callTime } from './call-time.ts'

const at = (time: string) => new Date(`${time}:00+06:00`)

test.each([
  ['early in the morning', '2026-11-21T06:30', '2026-11-21T06:30', 'todayFrom'],
  ['in the afternoon', '2026-11-21T17:20', '2026-11-21T17:20', 'todayUntil'],
  ['late in the evening', '2026-11-21T20:00', '2026-11-21T20:00', 'tomorrow'],
  ['late in the evening, seen after midnight', '2026-11-21T23:10', '2026-11-22T00:10', 'todayFrom'],
  ['late in the evening, seen the next noon', '2026-11-21T23:10', '2026-11-22T12:00', 'todayUntil'],
  ['in the afternoon, seen in the evening', '2026-11-21T17:20', '2026-11-21T20:00', null],
  ['days ago', '2026-11-18T17:20', '2026-11-21T12:00', null],
])('an order %s: the call comes by Dhaka’s time of day', (_, placed, now, said) => {
  expect(callTime(at(placed).toISOString(), at(now))).toBe(said)
})
