import { isInOtherLanguage } from './early.ts'
import { askAhead } from './lib/network/asked-ahead.ts'
import { turn } from './lib/turn.ts'
import { fetchNearPictures } from './near-pictures.ts'
import { forgetOpening, openAnew } from './open-anew.ts'
import { painted } from './painted.ts'
import { holdPresses } from './presses.ts'
import { sayNotOpened } from './say-not-opened.ts'
import { trustOnly } from './trusted-scripts.ts'

// Stands in the page itself and knows no file of the shop: the page names what to fetch, and what of it to run.
const {
  scripts = '',
  stages = '',
  trusted = '',
  asked = '',
  endpoint = '',
  rendered,
} = document.currentScript?.dataset ?? {}
const files = scripts.split(' ')
trustOnly(trusted.split(' ').filter(Boolean))

/** How long scripts wait for what is seen and for each other to be fetched, in milliseconds: some never come, and not every browser says when one has. */
const patience = 10_000
/** How long a stage waits for the one before it when all files are there, in milliseconds. */
const betweenStages = 1000
/** How long after its scripts are asked for a page that has not opened says so, in milliseconds; so long is waited for answers too. */
const openedBy = 20_000

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
const within = (time: number, coming: Promise<unknown>) => Promise.race([coming, wait(time)])

/** Once all that is seen has come, or somebody touches it. */
const seen = () =>
  new Promise((resolve) => {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, resolve, { once: true, capture: true })
    if (document.readyState === 'complete') resolve(null)
    else addEventListener('load', resolve, { once: true })
  })

const fetchAhead = (file: string, priority: 'low' | 'auto') =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    // Such a browser fetches nothing ahead, and never says so.
    if (!link.relList.supports?.('modulepreload')) return resolve(null)
    link.rel = 'modulepreload'
    link.href = file
    link.fetchPriority = priority
    link.onload = resolve
    link.onerror = resolve
    return document.head.append(link)
  })

// An element that a script makes is trusted as that script is; import() from a script in the page is not.
const run = (file: string) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = file
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })

/** When there is something to see, scripts take no bandwidth from it, nor run in one piece while a finger waits. */
const begin = async () => {
  const isRendered = rendered !== undefined
  // Only a sketch asks for something; what it stands for comes by its scripts, so they wait for its paint alone.
  const isWhole = isRendered && asked === ''
  if (isWhole) await within(patience, seen())
  if (isRendered) await within(patience, painted())
  const late = setTimeout(sayNotOpened, openedBy, true)
  document.addEventListener('shop-open', () => clearTimeout(late))
  const fetched = Promise.all(files.map((file) => fetchAhead(file, isRendered ? 'low' : 'auto')))
  if (isWhole) await within(patience, fetched)
  // Whoever touches the page early wakes it before all of it has come.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
  const { stackTraceLimit } = Error
  // Packages make errors ahead: for where each stands, the browser would read a whole package once more.
  Error.stackTraceLimit = 0
  try {
    for (const stage of stages.split(' ')) {
      await turn()
      // Some pages in thousands heard nothing more of the first stage, though all files were there; why was not found.
      await Promise.race([run(stage), fetched.then(() => wait(betweenStages))])
    }
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

if (isInOtherLanguage) {
  document.documentElement.hidden = true
  location.reload()
} else {
  fetchNearPictures()
  if (asked) askAhead(endpoint, JSON.parse(asked))
  const letGo = rendered === undefined ? () => undefined : holdPresses()
  const fail = async () => {
    if (await openAnew()) return
    letGo()
    sayNotOpened(true)
  }
  document.addEventListener('shop-open', () => {
    sayNotOpened(false)
    forgetOpening()
  })
  document.addEventListener('shop-failed', fail)
  begin().catch(fail)
}
