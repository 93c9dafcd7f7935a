import { readFile } from 'node:fs/promises'
import { seeAlert } from '../support/alert.ts'
import { openPage, widths } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { shiftsOver, watchShifts } from '../support/shifts.ts'
import { demoOwner, findAttar, newShopper } from '../support/trade.ts'
import { account, logIn, newAccount, openAsShopper } from './shopper.ts'

test('what a shopper changes of the profile stands in the corner, and stays', async () => {
  const page = await openAsShopper({ width: 360 })
  await page.goto('/userprofile')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Name').fill('Amina Rahman')
  await page.getByLabel('Phone').fill('01712 345678')
  await page.getByRole('button', { name: 'Save' }).click()
  await seeAlert(page, 'Your profile is saved')

  await page.getByRole('button', { name: 'Account of Amina Rahman' }).waitFor()
  // A token that is renewed brings the name that the identity service knows; the chosen one stands over it.
  await page.evaluate(() => localStorage.setItem('accessToken', 'eyJ.spoiled.token'))
  await page.reload()
  await page.getByRole('button', { name: 'Account of Amina Rahman' }).waitFor()
  await page.getByText('01712-345678').waitFor()
})

const looks = [newShopper, demoOwner].flatMap((as) =>
  widths.flatMap((width) => ['en-US', 'bn-BD'].map((locale) => ({ who: as.name, as, width, locale }))),
)

test.each(looks)('nothing of the profile moves while it comes: $who, $width px, $locale', async (look) => {
  const page = await openPage({ ...look, as: await look.as(sharedShop) })
  await watchShifts(page)
  // Only what is in sight counts: all of it, but not the footer.
  await page.setViewportSize({ width: look.width, height: 1100 })
  await page.goto('/userprofile')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /Download my data|ডাউনলোড/ }).waitFor()
  // A browser that does not know yet who works in the shop makes room in the header for their cart.
  expect(await shiftsOver(page, 0.001)).toEqual([])
})

test('where the code of the second step does not come, the rest of the profile stands, and it can be asked for again', async () => {
  const page = await openAsShopper({ width: 360 })
  await page.route('**/assets/second-factor-*.js', (route) => route.abort())
  await page.goto('/userprofile')
  const failure = page.getByRole('alert').filter({ hasText: 'The second step at log-in could not be loaded' })
  await failure.waitFor()
  for (const name of ['Edit profile', 'Log out everywhere', 'Download my data'])
    await page.getByRole('button', { name }).waitFor()

  await page.unroute('**/assets/second-factor-*.js')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Set it up' }).waitFor()
})

test('a shopper takes all that the shop keeps of them along, as a file', async () => {
  const shopper = await newShopper(sharedShop)
  await shopper.putInCart((await findAttar(sharedShop)).id)
  const page = await openPage({ as: shopper })
  await page.goto('/userprofile')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])

  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    profile: { email: shopper.email },
    cart: [{ name: expect.stringContaining('Amber Attar'), quantity: 1 }],
  })
})

test('a shopper deletes the account, is logged out, and cannot log in any more', async () => {
  const email = await newAccount()
  const page = await openPage({ width: 360 })
  await page.goto('/login')
  await logIn(page, email)
  await account(page).waitFor()
  await page.goto('/userprofile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()

  await seeAlert(page, 'Your account is deleted')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.goto('/login')
  await logIn(page, email)
  await seeAlert(page, "Email or password you've entered is incorrect.")
})
