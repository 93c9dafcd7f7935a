import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { openSteadfastServer, type SteadfastServer } from '../../graphql-api/src/testing/steadfast-server.ts'
import { openInBangla } from '../bangla/shopper.ts'
import { makeDataFolder } from '../support/data-folder.ts'
import { callIn } from '../support/graphql-calls.ts'
import { expectInSight } from '../support/in-sight.ts'
import { settingsToJoin } from '../support/second-server.ts'
import { endShops, ofTheRun, openShop, type RunningShop } from '../support/shop.ts'
import { demoOwner, stockOf } from '../support/trade.ts'
import { type DayOrder, orderForADay, tellTheShop } from './day.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

let dataDir: string
let steadfast: SteadfastServer
let shop: RunningShop
let page: Page
let orders: DayOrder[]
beforeAll(async () => {
  dataDir = await makeDataFolder()
  steadfast = await openSteadfastServer()
  const { url, apiKey, secretKey, webhookToken } = steadfast.config
  shop = await openShop(dataDir, {
    ...ofTheRun,
    STEADFAST_URL: url,
    STEADFAST_API_KEY: apiKey,
    STEADFAST_SECRET_KEY: secretKey,
    STEADFAST_WEBHOOK_TOKEN: webhookToken ?? '',
  })
})
afterAll(async () => {
  await endShops()
  await steadfast.close()
  await rm(dataDir, { recursive: true, force: true })
})

const card = (number: string) => page.getByRole('article', { name: number })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })
// It stands beside the number, and again among what has happened.
const stands = (number: string, word: string) => card(number).getByText(word, { exact: true }).first().waitFor()
const whose = (fate: DayOrder['fate']) => orders.filter((order) => order.fate === fate)
/** What was ordered while the page connected comes with one more fetch of the list, without what is handled by then. */
const secondList = () =>
  new Promise<void>((resolve) => {
    let lists = 0
    page.on('response', (answer) => {
      if (callIn(answer.request())?.operationName === 'AllOrders' && ++lists === 2)
        answer.finished().then(() => resolve())
    })
  })

/** One call after the other, a page of ten at a time: no answer at first from one, and why six do not want it. */
const call = async (listedAnew: Promise<void>) => {
  const reasons = ['কেউ ফোন ধরেননি', 'আর নিতে চান না', 'ভুল নম্বর', 'কেউ এটি অর্ডার করেননি', 'দুবার অর্ডার হয়েছে', 'অন্য কিছু']
  await link('ফোন করা বাকি (৩০)').waitFor()
  await page.getByText('সরাসরি: নতুন অর্ডার এলেই দেখা যায়').waitFor()
  await listedAnew
  for (const called of orders.keys()) {
    const yes = button(/^হ্যাঁ বলেছেন: /).first()
    const next = button(/^এখানকার .*টির কাজ শেষ: বাকিগুলো দেখুন$/)
    await yes.or(next).first().waitFor()
    if (await yes.isHidden()) await next.click()
    const number = (await yes.getAttribute('aria-label'))?.split(': ')[1] ?? ''
    if (called === 0) {
      await button(`ধরেননি: ${number}`).click()
      await card(number)
        .getByText(/আবার ফোন করুন: .* থেকে।/)
        .waitFor()
    }
    if (orders.find((order) => order.number === number)?.fate === 'cancelled')
      await cancel(number, reasons.shift() ?? '')
    else {
      await button(`হ্যাঁ বলেছেন: ${number}`).click()
      await stands(number, 'নিশ্চিত')
    }
  }
  await button(/^এখানকার /).click()
  await page.getByText('কাউকে ফোন করা বাকি নেই।').waitFor()
}

const unfold = (number: string) => button(`বিস্তারিত: ${number}`).click()

const cancel = async (number: string, reason: string) => {
  await unfold(number)
  await button(`অর্ডার বাতিল: ${number}`).click()
  const question = page.getByRole('dialog', { name: `${number} বাতিল করবেন?` })
  await question.getByLabel('কেন').selectOption({ label: reason })
  if (reason === 'অন্য কিছু') await question.getByLabel('নোট', { exact: true }).fill('ঈদের পরে নেবেন')
  await question.getByRole('button', { name: 'অর্ডার বাতিল' }).click()
  await stands(number, 'বাতিল')
}

/** All that said yes, together: to the courier, and their slips, four on a sheet. */
const sendTogether = async () => {
  await link('পাঠানো বাকি (২৪)').click()
  await button('সব ২৪টি বাছুন').click()
  // 8 × (410 + 1,360 + 1,090)
  await page.getByText('২৪টি বাছা হয়েছে · ২২,৮৮০ টাকা').waitFor()
  const bar = page.getByRole('region', { name: 'বাছা অর্ডারগুলো নিয়ে' })
  const send = bar.getByRole('link', { name: 'পাঠান' })
  await expectInSight(send)
  await send.click()
  await button('Steadfast-এ ২৪টি পাঠান').click()
  await page.getByRole('heading', { name: '২৪টি পাঠানো হয়েছে' }).waitFor()
  expect([...steadfast.parcels.keys()].sort()).toEqual(
    orders
      .filter(({ fate }) => fate !== 'cancelled')
      .map(({ number }) => number)
      .sort(),
  )
  expect([...steadfast.parcels.values()].reduce((sum, { cod_amount }) => sum + cod_amount, 0)).toBe(22_880)
}

const printSlips = async () => {
  await link('২৪টি স্লিপ প্রিন্ট করুন, A4').click()
  const slips = page.getByRole('article', { name: /^অর্ডার স্লিপ SS-/ })
  await slips.nth(23).waitFor()
  await page.locator('svg rect').nth(23).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const printed = await slips.allInnerTexts()
  for (const number of steadfast.parcels.keys()) expect(printed.filter((slip) => slip.includes(number)).length).toBe(1)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  await page.emulateMedia({ media: 'screen' })
  expect(sheets.match(/\/Type \/Page\b(?!s)/g)?.length).toBe(6)
}

/** What becomes of the parcels; one message comes twice, and one late. */
const hearTheCourier = async () => {
  const told = tellTheShop(shop.url, steadfast)
  for (const order of orders.filter(({ fate }) => fate !== 'cancelled')) await told(order, 'pending', 1)
  const [once, ...delivered] = whose('delivered')
  for (const order of delivered) await told(order, 'delivered', 20)
  if (once) for (const minutes of [20, 20, 10]) await told(once, minutes < 20 ? 'cancelled' : 'delivered', minutes)
  for (const order of whose('refused')) await told(order, 'cancelled', 20)
  for (const order of whose('lost')) await told(order, 'unknown', 20)
}

/** What came back goes to the stock; what was lost is written off, whole. */
const takeBack = async () => {
  for (const { number, kind } of whose('refused')) {
    await button(`ফেরত এসেছে: ${number}`).click()
    await page.getByRole('dialog').getByLabel('কেন').selectOption({ label: 'দরজায় নেননি' })
    await button(kind === 'attar' ? 'ফেরত নিন: ১টি স্টকে' : 'ফেরত নিন: ২টি স্টকে').click()
    await stands(number, 'ফেরত এসেছে')
  }
  for (const { number } of whose('lost')) {
    await unfold(number)
    await button(`ফেরত এসেছে: ${number}`).click()
    await page.getByRole('dialog').getByLabel('কেন').selectOption({ label: 'কুরিয়ার বা রাইডার পথে হারিয়েছেন' })
    const question = page.getByRole('dialog', { name: `${number} পথে হারিয়ে গেছে` })
    await question.getByRole('button', { name: 'হারানো লিখুন: ২টি বাদ' }).click()
    await stands(number, 'পথে হারিয়েছে')
  }
}

/** All but one order, less what the courier charges, and 130 less than that. */
const enterPayout = async () => {
  await page.goto('/cash')
  await link('টাকা পাওয়া লিখুন: Steadfast').click()
  await button('সব ২০টি বাছুন').click()
  const later = whose('delivered').find(({ kind }) => kind === 'attar')
  await page.getByLabel(later?.number ?? '').uncheck()
  // 18,930 − 410 − 19 × 80 − 130
  await page.getByLabel('পাওয়া গেছে, টাকা').fill('১৬৮৭০')
  await page.getByLabel('খরচ, টাকা').fill('১৫২০')
  await page.getByText('-১৩০ টাকা').waitFor()
  await page.getByLabel('কেন কম বা বেশি?').selectOption({ label: 'তালিকায় নেই এমন খরচ' })
  await button('১৬,৮৭০ টাকা লিখুন').click()
  await page.waitForURL('**/cash')
}

/** The four figures, with what stands below each. */
const figures = async () => {
  await page.goto('/overview')
  const terms = page.getByRole('main').locator('dl').first()
  await terms.getByText('৩০ দিনে').waitFor()
  return (await terms.innerText()).split('\n').filter((line) => line.trim() !== '')
}

// A long day: beside other tests on a busy machine it takes a minute and a half and more.
test('a day in the shop on a phone in Bangla, from thirty calls to the payout', async () => {
  const owner = await demoOwner(shop)
  const day = await orderForADay(shop, owner)
  orders = day.orders
  page = await openInBangla({ width: 360, as: owner, shopUrl: shop.url })
  const listedAnew = secondList()
  await page.goto('/allOrders')

  await call(listedAnew)
  await sendTogether()
  await printSlips()
  // Ten of each kind: 4,100 + 13,600 + 10,900. Eight of each are sent: 3,280 + 10,880 + 8,720.
  expect(await figures()).toEqual([
    ...['আজ অর্ডার হয়েছে', '২৮,৬০০ টাকা', '৩০টি অর্ডার'],
    ...['আজ আদায় হয়েছে', '০ টাকা', '০টি পৌঁছেছে'],
    ...['এখনও বাইরে আছে', '২২,৮৮০ টাকা', '২৪টি অর্ডার পথে আছে ২২,৮৮০ টাকা', '০টি অর্ডার পৌঁছেছে, টাকা আসেনি ০ টাকা'],
    ...['ফেরত এসেছে', '০%', '৩০ দিনে ০টির মধ্যে ০টি'],
  ])
  const sentListedAnew = secondList()
  await page.goto('/allOrders?state=sent')
  await expectInSight(link('পথে আছে (২৪)'))
  await page.getByText('সরাসরি: নতুন অর্ডার এলেই দেখা যায়').waitFor()
  await sentListedAnew
  await hearTheCourier()
  await link('পথে আছে (৪)').waitFor()
  await button(/কাজ শেষ: বাকিগুলো দেখুন$/).click()
  await takeBack()
  // 7 × 410 + 7 × 1,360 + 6 × 1,090 were delivered; 3 of 24 came back, and one was lost.
  expect(await figures()).toEqual([
    ...['আজ অর্ডার হয়েছে', '২৮,৬০০ টাকা', '৩০টি অর্ডার'],
    ...['আজ আদায় হয়েছে', '১৮,৯৩০ টাকা', '২০টি পৌঁছেছে', 'এর ১৮,৯৩০ টাকা কুরিয়ারের কাছে'],
    ...['এখনও বাইরে আছে', '১৮,৯৩০ টাকা', '০টি অর্ডার পথে আছে ০ টাকা', '২০টি অর্ডার পৌঁছেছে, টাকা আসেনি ১৮,৯৩০ টাকা'],
    ...['ফেরত এসেছে', '১৩%', '৩০ দিনে ২৪টির মধ্যে ৩টি', '১টি পথে হারিয়েছে'],
  ])
  await enterPayout()
  // One attar is still owed.
  expect(await figures()).toEqual([
    ...['আজ অর্ডার হয়েছে', '২৮,৬০০ টাকা', '৩০টি অর্ডার'],
    ...['আজ আদায় হয়েছে', '১৮,৯৩০ টাকা', '২০টি পৌঁছেছে', 'এর ৪১০ টাকা কুরিয়ারের কাছে'],
    ...['এখনও বাইরে আছে', '৪১০ টাকা', '০টি অর্ডার পথে আছে ০ টাকা', '১টি অর্ডার পৌঁছেছে, টাকা আসেনি ৪১০ টাকা'],
    ...['ফেরত এসেছে', '১৩%', '৩০ দিনে ২৪টির মধ্যে ৩টি', '১টি পথে হারিয়েছে'],
  ])

  // Sold and lost: 7 + 6 + 1 of the attar, 2 × 7 + 6 + 1 of the mat.
  expect([await stockOf(shop, day.attar), await stockOf(shop, day.mat)]).toEqual([86, 79])
  const { DATABASE_URL } = await settingsToJoin(dataDir)
  const { stdout } = await run(process.execPath, ['graphql-api/dist/commands/check.js'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL },
  })
  expect(stdout).toContain('accounted for')
}, 240_000)
