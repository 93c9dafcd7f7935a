import { expectAccessible } from '../support/accessible.ts'
import { seeAlert } from '../support/alert.ts'
import { openPage, widths } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { findAttar, newShopper } from '../support/trade.ts'
import { fillIn, seePlaced } from './checkout.ts'

test('on a phone: the first checkout saves an address, and the next one has it filled in', async () => {
  const shopper = await newShopper(sharedShop)
  const { id } = await findAttar(sharedShop)
  await shopper.putInCart(id)
  const page = await openPage({ width: 360, as: shopper })
  await page.goto('/checkout')
  await fillIn(page)
  await page.getByLabel('Remember it for my next order').check()
  await page.getByLabel('What do you call it?').fill('Home')
  await page.getByRole('button', { name: 'PLACE ORDER' }).click()
  await seePlaced(page)

  await shopper.putInCart(id)
  await page.goto('/checkout')
  expect(await page.getByRole('radio', { name: 'Home Usual' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Somebody else' }).check()
  await page.getByLabel('Name').fill('Abdur Rahman')
  await page.getByLabel('Phone').fill('01819204060')
  await page.getByLabel('Note (optional)').fill('Green gate beside the pharmacy')
  await page.getByLabel('Phone').press('Enter')
  // The bar that stays covers what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'PLACE ORDER' }).click()
  await seeAlert(page, 'Ordered Successful')

  await page.goto('/myOrder')
  const order = page.getByRole('article', { name: /^SS-/ }).first()
  await order.filter({ hasText: 'Abdur Rahman' }).filter({ hasText: 'Green gate beside the pharmacy' }).waitFor()
})

test.each(widths)('at %i px: the address book of the profile, in both looks', async (width) => {
  const shopper = await newShopper(sharedShop)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage({ width, colorScheme, as: shopper })
    await page.goto('/userprofile')
    const add = page.getByRole('button', { name: 'Add an address' })
    await add.waitFor()
    await expectAccessible(page)
    await add.click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const mistakes = page.getByRole('group', { name: 'There is a problem' }).getByRole('listitem')
    await mistakes.first().waitFor()
    for (const mistake of await mistakes.all())
      expect(await mistake.evaluate((item) => getComputedStyle(item).borderTopStyle)).toBe('none')
    await page.getByLabel('What do you call it?').fill(`Parents (${colorScheme})`)
    await page.getByLabel('Address', { exact: true }).fill('Kazi Bari, College Road')
    await page.getByLabel('District').selectOption('Cumilla')
    await page.getByLabel('Phone').fill('01819204060')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await seeAlert(page, 'The address is saved')
    await page.getByRole('heading', { name: `Parents (${colorScheme})` }).waitFor()
  }
})
