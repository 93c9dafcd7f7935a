import { faultInLine } from './judge-log.js'

const said = (fields: object) => JSON.stringify({ level: 30, method: 'GET', route: '/cart/:emailOrId', ...fields })

test.each([
  ['an email', said({ route: '/cart/amina@gmail.com' })],
  ['an email', said({ url: '/cart/amina%40gmail.com' })],
  ['a phone', said({ msg: 'ordered to +8801719999001' })],
  ['a phone', said({ msg: 'ordered to 01719999001' })],
  ['a postal address', said({ msg: 'House 12, Road 5, Dhanmondi' })],
  ['a token', said({ token: 'eyJhbGciOiJIUzI1NiJ9.e30.x' })],
  ['a token', said({ authorization: 'Bearer a.b.c' })],
  ['a password', said({ body: { password: 'secret' } })],
  ['a statement of SQL', said({ level: 50, err: { message: 'SELECT id FROM "user"' } })],
  ['a stack', said({ level: 40, err: { stack: 'Error\n    at main.js:1:1' } })],
])('%s in a line of the log is found', (what, line) => {
  expect(faultInLine(line)).toContain(what)
})

test.each([
  ['what was asked, and how it ended', said({ status: 200, ms: 3 })],
  ['who has logged in, and how', said({ userId: '9087deac-42e2-4fc0-a709-a01914722541', loggedInBy: 'password' })],
  ['an error, with its stack', said({ level: 50, err: { message: 'no [email]', stack: 'Error\n    at main.js:1:1' } })],
])('%s may stand in the log', (_, line) => {
  expect(faultInLine(line)).toBeNull()
})
