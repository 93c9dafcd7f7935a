// What a phone needs to put the shop among its apps: icons of the shop's own sign, and a manifest in each language.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const sign = await readFile(fileURLToPath(new URL('../public/favicon.svg', import.meta.url)))
const client = fileURLToPath(new URL('../dist/client/', import.meta.url))
const brand = '#0f5c4d'
const white = '#ffffff'

const words = {
  en: { name: 'Sunnah Store', description: 'Islamic goods, with Cash on Delivery in all 64 districts of Bangladesh.' },
  bn: { name: 'সুন্নাহ স্টোর', description: 'ইসলামি পণ্য, বাংলাদেশের ৬৪ জেলায় ক্যাশ অন ডেলিভারি।' },
}

const icons = [
  { file: 'icon-192.png', width: 192, purpose: 'any' },
  { file: 'icon-512.png', width: 512, purpose: 'any' },
  // Phones cut it into a shape of theirs: all that counts stands in the middle (W3C Manifest, "Icon masks").
  { file: 'icon-maskable.png', width: 512, purpose: 'maskable', share: 0.6, background: white },
]

const draw = async ({ file, width, share = 1, background = { r: 0, g: 0, b: 0, alpha: 0 } }) => {
  const inside = Math.round(width * share)
  const edge = Math.floor((width - inside) / 2)
  await sharp(sign, { density: (72 * inside) / 48 })
    .resize({ width: inside })
    .extend({ top: edge, bottom: width - inside - edge, left: edge, right: width - inside - edge, background })
    .flatten(share < 1 && { background })
    .png({ palette: true })
    .toFile(join(client, 'icons', file))
}

const manifestIn = (language) => ({
  // The same app in both languages.
  id: '/',
  lang: language,
  dir: 'ltr',
  ...words[language],
  short_name: words[language].name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: brand,
  background_color: white,
  icons: icons.map(({ file, width, purpose }) => ({
    src: `/icons/${file}`,
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose,
  })),
})

await mkdir(join(client, 'icons'), { recursive: true })
for (const icon of icons) await draw(icon)
for (const language of Object.keys(words))
  await writeFile(join(client, `manifest.${language}.webmanifest`), JSON.stringify(manifestIn(language)))
