// Draws the WebP pictures of the shop from the SVG masters. A picture that is newer than its master is left alone.
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const masters = fileURLToPath(new URL('../pictures/', import.meta.url))
const target = fileURLToPath(new URL('../public/images/', import.meta.url))

const categoryOf = {
  'quran-majeed-with-bangla-meaning-large-print-emerald': 11,
  'navy-striped-cotton-panjabi': 22,
  'dusty-rose-butterfly-borka-plain': 33,
  'navy-knitted-tupi-with-ivory-edge': 44,
  'emerald-prayer-mat-with-scalloped-arch': 55,
  'carnelian-red-tasbih-33-beads': 66,
  'oud-attar-in-star-cut-bottle-6-ml': 77,
}

const goodsSizes = (slug) => [
  { name: `${slug}-640`, width: 640, quality: 72 },
  { name: `${slug}-320`, width: 320, quality: 68 },
]

const goods = (file) => {
  const slug = basename(file, '.svg')
  const category = categoryOf[slug]
  const strip = category ? [{ name: `category-${category}`, width: 120, quality: 74 }] : []
  return { master: `goods/${file}`, pictures: [...goodsSizes(slug), ...strip] }
}

const charity = (file) => ({
  master: `charity/${file}`,
  pictures: [480, 960].map((width) => ({ name: `${basename(file, '.svg')}-${width}`, width, quality: 72 })),
})

const drawings = [
  ...(await readdir(join(masters, 'goods'))).filter((file) => file.endsWith('.svg')).map(goods),
  ...(await readdir(join(masters, 'charity'))).filter((file) => file.endsWith('.svg')).map(charity),
  { master: 'placeholder.svg', pictures: goodsSizes('placeholder') },
  { master: 'banner/banner-slim.svg', pictures: [{ name: 'banner-slim', width: 656, quality: 60 }] },
  { master: 'banner/banner-wide.svg', pictures: [{ name: 'banner-wide', width: 1560, quality: 62 }] },
]

const targetOf = ({ name }) => join(target, `${name}.webp`)
const modified = (path) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

const draw = async ({ master, pictures }) => {
  const from = join(masters, master)
  const made = await Promise.all(pictures.map((picture) => modified(targetOf(picture))))
  if (Math.min(...made) > (await modified(from))) return 0

  const largest = Math.max(...pictures.map(({ width }) => width))
  const { width: natural } = await sharp(from).metadata()
  const raster = await sharp(from, { density: (72 * largest) / natural })
    .resize({ width: largest })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const picture of pictures) {
    await write(
      targetOf(picture),
      await sharp(raster).resize({ width: picture.width }).webp({ quality: picture.quality }).toBuffer(),
    )
  }
  return pictures.length
}

// A picture is there whole or not at all, even when the build is stopped in the middle.
const write = async (path, content) => {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
}

await mkdir(target, { recursive: true })
const queue = [...drawings]
const worker = async (drawn = 0) => {
  const drawing = queue.shift()
  return drawing ? worker(drawn + (await draw(drawing))) : drawn
}
const counts = await Promise.all(Array.from({ length: availableParallelism() }, () => worker()))
const total = counts.reduce((sum, count) => sum + count)
if (total > 0) console.log(`Pictures: ${total} drawn`)
