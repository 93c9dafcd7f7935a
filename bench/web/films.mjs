import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPhone } from './browser.mjs'
import { networks } from './networks.mjs'

/** When a picture is taken, in seconds after the address was asked for. */
const moments = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 10]
const filmed = ['home', 'category', 'product']

/** Films how pages come on bad lines, and puts a strip of each into the folder, with its seconds. */
export const filmPages = async (browser, origin, pages, folder) => {
  const files = []
  for (const [name, path] of pages.filter(([page]) => filmed.includes(page)))
    for (const [line, network] of Object.entries(networks)) {
      const file = join(folder, `${name}-${line}.png`)
      await writeFile(file, await stripOf(browser, await film(browser, origin + path, network)))
      files.push(file)
    }
  return files
}

const film = async (browser, url, network) => {
  const page = await openPhone(browser, network)
  const devtools = await page.context().newCDPSession(page)
  const pictures = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ data, at: metadata.timestamp })
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
  const since = Date.now() / 1000
  await page.goto(url)
  await page.waitForTimeout(moments.at(-1) * 1000 - (Date.now() - since * 1000))
  await page.context().close()
  return moments.map((seconds) => ({
    seconds,
    data: pictures.findLast(({ at }) => at <= since + seconds)?.data,
  }))
}

const stripOf = async (browser, pictures) => {
  const page = await browser.newPage({ viewport: { width: 200 * pictures.length, height: 440 } })
  const shown = pictures.map(({ seconds, data }) => {
    const picture = data ? `<img src="data:image/jpeg;base64,${data}" width="190">` : ''
    return `<figure><figcaption>${seconds} s</figcaption>${picture}</figure>`
  })
  await page.setContent(`<style>body{display:flex;margin:0;background:#ccc;font:16px sans-serif}figure{flex:1;margin:5px}</style>
${shown.join('')}`)
  const strip = await page.screenshot()
  await page.close()
  return strip
}
