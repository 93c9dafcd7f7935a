import { brokenRules } from '../../validation/broken-rules.js'
import { PayoutInput } from './payout.input.js'

const inDhaka = (time: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(time)
const DAY = 86_400_000

const faultsOf = async (day: string) => (await brokenRules(Object.assign(new PayoutInput(), { day }))).day

test.each(['9999-12-31', inDhaka(Date.now() + 2 * DAY)])('what is to come on %s has not been paid out', async (day) => {
  expect(await faultsOf(day)).toEqual(['day must not be later than today'])
})

test('a payout of today in Dhaka or of an earlier day has come', async () => {
  expect([await faultsOf(inDhaka(Date.now())), await faultsOf('2026-01-31')]).toEqual([undefined, undefined])
})
