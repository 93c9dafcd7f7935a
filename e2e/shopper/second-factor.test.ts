import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expectAccessible } from '../support/accessible.ts'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { confirmEmail, signUp } from '../support/people.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { account, freshEmail, logIn, password } from './shopper.ts'

/** What the app of a phone shows, some steps of 30 seconds from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Somebody who is known by an email that was confirmed. */
const newPerson = async () => {
  const email = freshEmail()
  await confirmEmail(sharedShop.emulatorUrl, await signUp(sharedShop.emulatorUrl, email, password))
  return email
}

const logInOnPage = async (page: Page, email: string) => {
  await page.goto('/login')
  await logIn(page, email)
}
const section = (page: Page) => page.getByRole('region', { name: 'Second step at log-in' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Types a code into the question that is open. */
const answer = async (page: Page, label: string, code: string, submit: string) => {
  await page.getByLabel(label, { exact: true }).fill(code)
  await button(page, submit).click()
}

const wrong = 'This code is not right, or was used before.'

test('a second step is set up with an app, asked for at the next log-in and on every screen without a fault, and turned off again', async () => {
  const email = await newPerson()
  const page = await openPage({ width: 360 })
  await logInOnPage(page, email)
  await account(page).waitFor()
  await page.goto('/userprofile')
  await section(page).getByRole('button', { name: 'Set it up' }).click()

  const setUp = dialog(page, 'Second step at log-in')
  const key = (await setUp.locator('code').innerText()).replaceAll(' ', '')
  await look(page)
  await answer(page, 'Code of the app', '000000', 'Turn it on')
  await setUp.getByText(wrong).waitFor()
  await answer(page, 'Code of the app', shown(key), 'Turn it on')
  const kept = page.getByRole('alertdialog', { name: 'Keep these codes' })
  await kept.waitFor()
  const codes = await kept.locator('code').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await look(page)
  for (const _ of ['asks', 'would close it without asking']) {
    await page.keyboard.press('Escape')
    await kept.getByText('Keep the codes first, then tick the box.').waitFor()
  }
  await page.getByLabel('I have kept them').check()
  await button(page, 'Done').click()
  await section(page).getByText('10 recovery codes are left').waitFor()
  await look(page)

  const desk = await openPage()
  await logInOnPage(desk, email)
  const question = dialog(desk, 'Second step')
  await question.waitFor()
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await desk.getByText('Please log in once more.').waitFor()
  await button(desk, 'Login').click()
  await answer(desk, 'Code of the app', '1234', 'Continue')
  await question.getByText('Enter the 6 digits of the app').first().waitFor()
  await answer(desk, 'Code of the app', '000000', 'Continue')
  await question.getByText(wrong).waitFor()
  await answer(desk, 'Code of the app', shown(key, 1), 'Continue')
  await account(desk).waitFor()

  // Whoever has lost the phone.
  const other = await openPage({ width: 360 })
  await logInOnPage(other, email)
  await button(other, 'I do not have my phone').click()
  await answer(other, 'Recovery code', codes[0]?.toLowerCase() ?? '', 'Continue')
  await account(other).waitFor()
  await other.goto('/userprofile')
  await section(other).getByText('9 recovery codes are left').waitFor()
  await button(other, 'Turn it off').click()
  const off = dialog(other, 'Turn it off')
  await off.getByRole('button', { name: 'I do not have my phone' }).click()
  await off.getByLabel('Recovery code').fill(codes[1] ?? '')
  await off.getByRole('button', { name: 'Turn it off' }).click()
  await seeAlert(other, 'The second step is off')
  await section(other).getByRole('button', { name: 'Set it up' }).waitFor()
})
