/** What no line of the log may tell: who somebody is, what lets them in, and what the server asks its database. */
const secrets: readonly [name: string, pattern: RegExp][] = [
  ['an email', /[\w.+-]+(?:@|%40)[\w-]+\.\w+/],
  ['a phone', /(?:\+?88)?01[3-9]\d{8}/],
  ['a postal address', /House 1[24]|Dhanmondi|Shekhertek/],
  ['a token', /eyJ[\w-]{10,}|Bearer \S/],
  ['a password', /password"?\s*[:=]/i],
  ['a statement of SQL', /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|RETURNING|WHERE)\b/],
]

const ERROR = 50
// The digits of one in some thousands read like a phone.
const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g

/** What a line of the log tells that it must not; null when that is nothing. */
export const faultInLine = (line: string): string | null => {
  const told = line.replace(uuid, '')
  const secret = secrets.find(([, pattern]) => pattern.test(told))
  if (secret) return `${secret[0]} in the log: ${line}`
  const { level, err } = JSON.parse(line)
  return level < ERROR && err?.stack ? `a stack in the log below an error: ${line}` : null
}
