import type { Page } from 'playwright-core'
import { openInBangla } from '../bangla/shopper.ts'
import { seeAlert } from '../support/alert.ts'
import { openPage, widths } from '../support/browser.ts'
import { codeSentTo } from '../support/people.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { freshNumber } from './shopper.ts'

const words = {
  en: {
    byPhone: 'Continue With Phone',
    number: 'Mobile number',
    send: 'Send the code',
    code: 'Code',
    go: 'Continue',
    wrong: 'This code is not right.',
    name: 'Name',
    account: 'Account of Nova Sultana',
    logOut: 'Logout',
    confirmed: 'Confirmed by code',
    spoken: (number: string) => number,
  },
  bn: {
    byPhone: 'মোবাইল নম্বর দিয়ে এগিয়ে যান',
    number: 'মোবাইল নম্বর',
    send: 'কোড পাঠান',
    code: 'কোড',
    go: 'এগিয়ে যান',
    wrong: 'কোডটি ঠিক হয়নি।',
    name: 'নাম',
    account: 'Nova Sultana-এর অ্যাকাউন্ট',
    logOut: 'লগ আউট',
    confirmed: 'কোডে নিশ্চিত',
    spoken: (number: string) => number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))),
  },
} as const
type Words = (typeof words)['en' | 'bn']

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const askForCode = async (page: Page, say: Words, number: string) => {
  await press(page, say.byPhone)
  await page.getByLabel(say.number).fill(number)
  await press(page, say.send)
  await page.getByLabel(say.code, { exact: true }).waitFor()
  return codeSentTo(sharedShop.emulatorUrl, `+88${number}`)
}

const enterCode = async (page: Page, say: Words, code: string) => {
  await page.getByLabel(say.code, { exact: true }).fill(code)
  await press(page, say.go)
}

const visits = widths.flatMap((width) => (['en', 'bn'] as const).map((language) => ({ width, language })))

test.each(visits)(
  'at $width px, in $language, somebody comes in by phone, and again later',
  async ({ width, language }) => {
    const say = words[language]
    const number = freshNumber()
    const page = await (language === 'en' ? openPage({ width }) : openInBangla({ width }))
    await page.goto('/login')
    const code = await askForCode(page, say, number)
    const spaced = say.spoken(`${number.slice(0, 5)}-${number.slice(5)}`)
    const shown = language === 'en' ? `The code for ${spaced} is ${code}.` : `${spaced} নম্বরের কোড ${code}।`
    await page.getByText(shown).waitFor()
    await enterCode(page, say, code)
    await page.getByLabel(say.name, { exact: true }).fill('Nova Sultana')
    await press(page, say.go)
    await page.getByRole('button', { name: say.account }).waitFor()
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto('/userprofile')
    const main = page.getByRole('main')
    await main.getByText(spaced).waitFor()
    await main.getByText(say.confirmed).waitFor()
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.evaluate(() => localStorage.removeItem('accessToken'))
    await page.goto('/login')
    await enterCode(page, say, await askForCode(page, say, number))
    await page.getByRole('button', { name: say.account }).waitFor()
  },
)

test('a wrong code lets nobody in, and a new one for the same number does', async () => {
  const page = await openPage({ width: 360 })
  const number = freshNumber()
  await page.goto('/signup')
  const code = await askForCode(page, words.en, number)
  await enterCode(page, words.en, code === '000000' ? '000001' : '000000')
  await seeAlert(page, words.en.wrong)
  await press(page, 'Change the number')
  expect(await page.getByLabel(words.en.number).inputValue()).toBe(number)
  await press(page, words.en.send)
  await page.getByLabel(words.en.code, { exact: true }).waitFor()
  await enterCode(page, words.en, await codeSentTo(sharedShop.emulatorUrl, `+88${number}`))

  await page.getByText('Tell us your name').waitFor()
})
