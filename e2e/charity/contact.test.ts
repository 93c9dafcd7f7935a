import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expectAccessible } from '../support/accessible.ts'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'

let page: Page
beforeEach(async () => {
  page = await openPage({ width: 360 })
  await page.goto('/contactus')
})

const folder = join(process.env.SHOP_DATA_DIR ?? '', 'mails')
const box = (name: string) => page.getByRole('textbox', { name })
const fill = async (message: string) => {
  await box('Name').fill('আমিনা')
  await box('Email').fill('amina@example.com')
  await box('Message').fill(message)
}
const keptMails = async (): Promise<Record<string, string>[]> => {
  const names = await readdir(folder).catch(() => [])
  // What begins with a point is being written.
  const kept = names.filter((name) => !name.startsWith('.'))
  return Promise.all(kept.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
}
const mailsWithMessage = async (message: string) => (await keptMails()).filter((mail) => mail.message === message)

test('a message is kept for the owner of the shop, and the sender sees that it was', async () => {
  await fill('Do you deliver to Bandarban?\nWhen?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Your message has been kept' }).waitFor()

  await expectAccessible(page)
  expect(await mailsWithMessage('Do you deliver to Bandarban?\nWhen?')).toMatchObject([
    { name: 'আমিনা', email: 'amina@example.com' },
  ])
})

test('without a connection nothing typed is lost, and trying again sends it once', async () => {
  await fill('Is the oud attar back?')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await seeAlert(page, 'Your message could not be sent')
  await expectAccessible(page)
  expect(await box('Message').inputValue()).toBe('Is the oud attar back?')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).dblclick()
  await page.getByRole('heading', { name: 'Your message has been kept' }).waitFor()
  expect(await mailsWithMessage('Is the oud attar back?')).toHaveLength(1)
})

test('the whole form can be filled in and sent by keyboard, mistakes included', async () => {
  await page.getByRole('heading', { name: 'Get In Touch' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Yusuf')
  await page.keyboard.press('Tab')
  await page.keyboard.type('yusuf')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const problem = page.getByRole('link', { name: 'Enter an email address, for example amina@gmail.com' })
  await problem.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('@example.com')
  await problem.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.getByText('Thank you, Yusuf. The shop keeps your message on its disk.').waitFor()
})
