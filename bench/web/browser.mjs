import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { freePort } from '../support/free-port.mjs'

const program =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(existsSync)

/** A Chromium that Lighthouse can be told of by its port. */
export const openBrowser = async () => {
  if (!program) throw new Error('No Chromium is here. Set CHROMIUM_PATH to its program.')
  const port = await freePort()
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--ignore-certificate-errors',
    `--remote-debugging-port=${port}`,
  ]
  const browser = await chromium.launch({ executablePath: program, args })
  return { browser, port }
}

/** A page of a cheap phone: 360 px, two pixels a point, a quarter of this machine's CPU. */
export const openPhone = async (browser, network) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (network) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  }
  return page
}
