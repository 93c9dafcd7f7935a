import { sharedShop } from '../support/shared-shop.ts'
import { openReader } from './reader.ts'

interface Manifest {
  display: string
  start_url: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

// Chromium's own word on it (`Page.getInstallabilityErrors`) is empty without windows, whatever is wrong.
test.each(['en-US', 'bn-BD'])('a phone can put the shop among its apps: %s', async (locale) => {
  const page = await openReader(sharedShop, { width: 360, locale })
  await page.goto('/')
  const wire = await page.context().newCDPSession(page)
  const { errors, data = '' } = await wire.send('Page.getAppManifest')
  expect(errors).toEqual([])

  const { icons, ...manifest }: Manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' })
  const sizeOf = (src: string) =>
    page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
  const drawn = icons.filter(({ purpose }) => purpose !== 'maskable').map(({ src }) => sizeOf(src))
  expect(await Promise.all(drawn)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes)
})
