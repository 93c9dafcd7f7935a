// Renders the pictures of the shop from the SVG masters, as WebP, and as AVIF where that is smaller. Cached by the content of
// the master and of this file.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// A card of a phone whose pixels are half as large weighs at most 7 kB for browsers that take AVIF, or the build fails. What is large is drawn
// quickly: a first build on two cores waits for it.
const quickAvif = (width) => ({ quality: 45, effort: width > 320 ? 0 : 1 })
const mostOfCard = 7000
// Every first visit of a phone loads these few.
const firstSeen = { quality: 38, effort: 4 }
// With more threads an AVIF weighs more; sharp takes more where MALLOC_ARENA_MAX is set.
sharp.concurrency(1)

const masters = fileURLToPath(new URL('../pictures/', import.meta.url))
const target = fileURLToPath(new URL('../public/images/', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache/sunnah-store/pictures/', import.meta.url))

const categoryOf = {
  'quran-majeed-with-bangla-meaning-large-print-emerald': 11,
  'navy-striped-cotton-panjabi': 22,
  'dusty-rose-butterfly-borka-plain': 33,
  'navy-knitted-tupi-with-ivory-edge': 44,
  'emerald-prayer-mat-with-scalloped-arch': 55,
  'carnelian-red-tasbih-33-beads': 66,
  'oud-attar-in-star-cut-bottle-6-ml': 77,
}

const productSizes = (slug) => [
  { name: `${slug}-640`, width: 640, quality: 72 },
  { name: `${slug}-320`, width: 320, quality: 68, most: mostOfCard },
]

const product = (file) => {
  const slug = basename(file, '.svg')
  const category = categoryOf[slug]
  const strip = category ? [{ name: `category-${category}`, width: 120, quality: 74, avif: firstSeen }] : []
  return { master: `products/${file}`, pictures: [...productSizes(slug), ...strip] }
}

const charity = (file) => ({
  master: `charity/${file}`,
  pictures: [480, 960].map((width) => ({ name: `${basename(file, '.svg')}-${width}`, width, quality: 72 })),
})

const drawings = [
  ...(await readdir(join(masters, 'products'))).filter((file) => file.endsWith('.svg')).map(product),
  ...(await readdir(join(masters, 'charity'))).filter((file) => file.endsWith('.svg')).map(charity),
  { master: 'placeholder.svg', pictures: productSizes('placeholder') },
  { master: 'banner/banner-slim.svg', pictures: [{ name: 'banner-slim', width: 656, quality: 60, avif: firstSeen }] },
  { master: 'banner/banner-wide.svg', pictures: [{ name: 'banner-wide', width: 1560, quality: 62 }] },
]

const maker = [await readFile(fileURLToPath(import.meta.url)), JSON.stringify(sharp.versions)]
const keyOf = (content) =>
  [...maker, content].reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

const bring = async ({ master, pictures }) => {
  const content = await readFile(join(masters, master))
  const kept = join(cache, keyOf(content))
  const drawn = existsSync(kept) ? 0 : await draw(content, pictures, kept)
  await cp(kept, target, { recursive: true })
  return drawn
}

const draw = async (master, pictures, folder) => {
  const largest = Math.max(...pictures.map(({ width }) => width))
  const { width: natural } = await sharp(master).metadata()
  const { data, info } = await sharp(master, { density: (72 * largest) / natural })
    .resize({ width: largest })
    .raw()
    .toBuffer({ resolveWithObject: true })

  // Renamed at the end, so that an interrupted build leaves no incomplete folder.
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  for (const { name, width, quality, most = Number.POSITIVE_INFINITY, avif: how = quickAvif(width) } of pictures) {
    const picture = sharp(data, { raw: info }).resize({ width })
    const webp = await picture.clone().webp({ quality, effort: 2 }).toBuffer()
    const avif = await picture.clone().avif(how).toBuffer()
    const weight = Math.min(webp.length, avif.length)
    if (weight > most) throw new Error(`${name} weighs ${weight} bytes; the most is ${most}`)
    await writeFile(join(draft, `${name}.webp`), webp)
    if (avif.length < webp.length) await writeFile(join(draft, `${name}.avif`), avif)
  }
  await rename(draft, folder)
  return pictures.length
}

await mkdir(target, { recursive: true })
const queue = [...drawings]
const worker = async (drawn = 0) => {
  const drawing = queue.shift()
  return drawing ? worker(drawn + (await bring(drawing))) : drawn
}
const counts = await Promise.all(Array.from({ length: availableParallelism() }, () => worker()))
const total = counts.reduce((sum, count) => sum + count)
if (total > 0) console.log(`Pictures: ${total} drawn`)
