import { median } from '../support/median.mjs'
import { openPhone } from './browser.mjs'

const button = (name) => (page) => page.getByRole('button', { name }).first()

const controls = [
  { name: 'menu', path: '/', find: button(/menu/i) },
  { name: 'language', path: '/', find: button(/বাংলা/) },
  { name: 'theme', path: '/', find: (page) => page.getByTitle('Dark').first() },
  { name: 'filter', path: '/panjabi', find: button(/^filter/i) },
  { name: 'sort', path: '/panjabi', find: (page) => page.getByRole('combobox').first(), press: sortAnew },
]

/** How long each press takes until what it does is painted, in ms: medians of so many rounds on a cheap phone. */
export const measurePresses = async (browser, origin, rounds) => {
  const figures = []
  for (const { name, path, find, press = (control) => control.click() } of controls) {
    const times = []
    for (let round = 0; round < rounds; round++) {
      const page = await openPhone(browser)
      await page.addInitScript(observe)
      await page.goto(origin + path)
      await page.waitForFunction(() => document.documentElement.dataset.open === '')
      await press(find(page))
      await page.waitForFunction(() => window.longestPress > 0)
      times.push(await page.evaluate(() => window.longestPress))
      await page.context().close()
    }
    figures.push({ name, time: median(times) })
  }
  return figures
}

async function sortAnew(control) {
  await control.selectOption({ index: 1 })
}

const observe = () => {
  window.longestPress = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.longestPress = Math.max(window.longestPress, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}
