// A phone of today, whose pixels are a third of a point.
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true }
// In ms; what comes when the browser is idle has come by then.
const quiet = 2_000

/** What one visit of each page loads over the wire without a touch, headers included: files and kB by kind. */
export const measureBytes = async (browser, origin, pages) => {
  const figures = []
  for (const [name, path] of pages) {
    // The shop has rendered the page for somebody before.
    await loadedBy(browser, origin + path)
    figures.push({ name, loaded: await loadedBy(browser, origin + path) })
  }
  return figures
}

const loadedBy = async (browser, url) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const loaded = { Document: none(), Script: none(), Image: none(), other: none() }
  const kinds = new Map()
  let lastAt = performance.now()
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now()
    const kind = loaded[kinds.get(requestId)] ?? loaded.other
    kind.count++
    kind.kB += encodedDataLength / 1000
  })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.open === '')
  while (performance.now() - lastAt < quiet) await page.waitForTimeout(quiet / 10)
  await context.close()
  return loaded
}

const none = () => ({ count: 0, kB: 0 })
