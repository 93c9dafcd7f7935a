import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { confirmEmail, signUp } from '../support/people.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, putOnSale } from '../support/trade.ts'
import { freshEmail, password } from './shopper.ts'

const mailsFolder = join(process.env.SHOP_DATA_DIR ?? '', 'mails')

interface Mail {
  address: string
  subject: string
  text: string
  html: string
}

const mailsTo = async (address: string): Promise<Mail[]> => {
  const names = await readdir(mailsFolder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  const mails: Mail[] = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(mailsFolder, name), 'utf8'))),
  )
  return mails.filter((mail) => mail.address === address)
}

const firstMailTo = async (address: string): Promise<Mail> => {
  await mkdir(mailsFolder, { recursive: true })
  const folder = watch(mailsFolder)
  try {
    for (;;) {
      // Listened for before the look, so that nothing comes unseen between the two.
      const change = once(folder, 'change')
      const [mail] = await mailsTo(address)
      if (mail) return mail
      await change
    }
  } finally {
    folder.close()
  }
}

test.each([
  [360, 'en-US', 'Tell me when it is back', 'It is noted.', 'Back in stock:'],
  [1280, 'bn-BD', 'আবার এলে আমাকে জানান', 'লিখে রাখা হয়েছে।', 'আবার স্টকে এসেছে:'],
] as const)(
  'at %i px in %s: a visitor asks, logs in, and is told once when it is back',
  async (width, locale, tellMe, noted, subject) => {
    const owner = await demoOwner(sharedShop)
    const name = `Tasbih that comes back in ${locale}`
    const id = await putOnSale(owner, { name, price: 450, quantity: 0 })
    const email = freshEmail()
    await confirmEmail(sharedShop.emulatorUrl, await signUp(sharedShop.emulatorUrl, email, password))

    const page = await openPage({ width, locale })
    await page.goto(`/productDetail/${id}`)
    await page.getByRole('button', { name: tellMe }).click()
    await page.waitForURL('**/login')
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill(password)
    await page.locator('input[type=password]').press('Enter')
    await page.getByText(noted).waitFor()
    await look(page)

    const query = 'mutation ($id: ID!) { setStock(input: { productId: $id, quantity: 3 }) { quantity } }'
    expect(await owner.call('POST', '/graphql', { query, variables: { id } })).toMatchObject({ status: 200 })

    const mail = await firstMailTo(email)
    expect(mail.subject).toBe(`${subject} ${name}`)
    expect(mail.text).toContain(`/productDetail/${id}`)
    expect(mail.html).toContain(`/productDetail/${id}`)
    expect(mail.html).toContain(`<html lang="${locale.slice(0, 2)}">`)
    expect(await mailsTo(email)).toHaveLength(1)
    await page.reload()
    await page.getByRole('button', { name: tellMe }).waitFor({ state: 'hidden' })
  },
)
