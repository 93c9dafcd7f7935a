import { openAsAdmin } from '../admin/admin.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'

test('in Bangla on a phone the buttons of a user, and of the products, stand side by side', async () => {
  await newShopper(sharedShop)
  const page = await openAsAdmin({ width: 360 })
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  const topOf = async (name: string) =>
    (await page.getByRole('main').getByText(name, { exact: true }).first().boundingBox())?.y

  await page.goto('/manageUsers')
  await page.getByText('ব্যবহারকারী সরান').first().waitFor()
  expect(await topOf('অ্যাডমিন করুন')).toBe(await topOf('ব্যবহারকারী সরান'))
  await page.goto('/manageProduct')
  await page.getByText('CSV থেকে আনুন').waitFor()
  expect(await topOf('CSV থেকে আনুন')).toBe(await topOf('পণ্য যোগ করুন'))
})
