import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../../docs/examples/buy-something.mjs')

test('the integrators’ example buys something, and sending the order again does not buy it twice', async () => {
  const { stdout } = await run(process.execPath, [script, process.env.SHOP_URL ?? ''])

  const [, number = 'no order'] = /^Ordered: (SS-[2-9A-Z]{6}), \d+ TK/m.exec(stdout) ?? []
  expect(stdout).toContain('Signed in as amina.sunnahstore@gmail.com')
  expect(stdout).toContain(`Sent again with the same key: ${number}`)
  const [, listed = ''] = /^Orders of .+?: (.+)$/m.exec(stdout) ?? []
  expect(listed.split(', ').filter((one) => one === number)).toEqual([number])
})
