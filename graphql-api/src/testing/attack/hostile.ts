import fc from 'fast-check'

/** Texts that break what trusts them: SQL, LIKE, HTML, CSV, templates, paths, prototypes, and letters that few programs expect. */
const snippets = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfffy', '\ufeff', '\u200b', '\u202Eevil\u202C', '\r\n', '\t'],
  ...["'", "' OR 1=1 --", "'; DROP TABLE product; --", '"; SELECT pg_sleep(9); --', '$1', '\\', '%', '_%\\', '%%%%%%'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '{{7*7}}', `\${7*7}`],
  ...["=cmd|' /C calc'!A0", '+1+1', '-1', '@SUM(A1)', ';=1', '__proto__', 'constructor', 'toString', 'null', 'NaN'],
  ...['../../etc/passwd', '%2e%2e%2f', 'file:///etc/passwd', 'https://169.254.169.254/', '%00', 'a'.repeat(3000)],
  ...['আতর', 'ঘি ঘি ঘি', '০১৮১২৩৪৫৬৭৮', 'عطر العود', 'ﷺ', '👩‍👩‍👧', 'é', 'é'],
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...snippets) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)

const numbers = [0, -0, -1, 0.5, 1e3, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324]

/** Anything that JSON can say, in the place of anything. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, '1', '-1', '1e3', ...numbers) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[[[[]]]]], [1, 1], { length: 1 }, { $ne: null }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
