import { newKey } from '../storage/new-key.ts'

/** Something over a page, such as a dialog. It has an entry of its own in the history: a second one of the page. */
interface Layer {
  id: string
  /** Address of the page that it is over; null once that goes on to another, even while both are still shown. */
  over: string | null
  /** The address of that page since, such as that of other filters. */
  changedTo: string | null
  isOpen: boolean
  onBack: (changedTo: string | null) => void
}

/** Those whose entries the browser may still stand on, the lowest first. Closed ones stay until their entry is left. */
let layers: Layer[] = []
/** The way back over the entries of closed layers, which takes a moment. */
let leaving: { steps: number; end: () => void; ended: Promise<void> } | null = null

/**
 * Puts a layer over the page: a step back calls `onBack`, with the address that the page had by then if it has changed
 * and the step has undone it. Answers how to take it off in another way.
 */
export const openLayer = (onBack: Layer['onBack']) => {
  // The router, which listens later, must not take a step over a layer for a navigation: it would load the page again.
  window.addEventListener('popstate', handlePop, { capture: true })
  const layer = { id: newKey(), over: address(), changedTo: null, isOpen: true, onBack }
  if (leaving) leaving.ended.then(() => enter(layer))
  else enter(layer)
  return () => {
    layer.isOpen = false
    // Not at once: whoever closed it may open another one, or go on to another page, in the same breath.
    setTimeout(leaveClosed)
  }
}

/** After a reload the page may stand on the entry of a layer that is no longer there: a step back goes over it, too. */
export const knowLeftLayer = () => {
  const id = history.state?.layer
  if (!id) return
  window.addEventListener('popstate', handlePop, { capture: true })
  layers = [{ id, over: address(), changedTo: null, isOpen: false, onBack: () => undefined }]
}

/** When the browser stands still in its history, unless it does already. */
export const leavingEnds = () => leaving?.ended

/**
 * Whether the page's entry is that of a layer. From now on it is the page's own: who asks goes on from it by replacing it.
 *
 * @param staysOnPage only its address changes, such as its filters, and what is over it stays
 */
export const takeLayersEntry = (staysOnPage: boolean) => {
  const { layer, ...state } = history.state ?? {}
  if (!layer) return false
  if (!staysOnPage) for (const layer of layers) layer.over = null
  history.replaceState(state, '')
  return true
}

/** The page under the layers has gone on, and may only have changed its address. */
export const keepChange = () => {
  for (const layer of layers) layer.changedTo = layer.over && layer.over !== address() ? address() : null
}

const address = () => location.pathname + location.search + location.hash

const enter = (layer: Layer) => {
  if (!layer.isOpen) return
  const top = topLayer()
  const { state } = history
  if (top && !top.isOpen && top.id === state?.layer) {
    layers[layers.length - 1] = layer
    history.replaceState({ ...state, layer: layer.id }, '')
    return
  }
  layers.push(layer)
  // The router reckons steps by its `idx`.
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, layer: layer.id }, '')
}

/** Goes back over the entries of closed layers, unless the page has gone on from there. */
const leaveClosed = async () => {
  await leaving?.ended
  const top = topLayer()
  if (!top || top.isOpen) return
  if (top.id !== history.state?.layer) {
    layers = layers.filter(({ isOpen }) => isOpen)
    return
  }
  const above = [...layers].reverse().findIndex(({ isOpen }) => isOpen)
  startLeaving(above === -1 ? layers.length : above)
}

const startLeaving = (steps: number) => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  leaving = { steps, end, ended }
  history.go(-steps)
}

const handlePop = (event: PopStateEvent) => {
  const left = leaving
  leaving = null
  const id = event.state?.layer
  const staying = left ? layers.length - left.steps : layers.findIndex((layer) => layer.id === id) + 1
  const gone = layers.splice(Math.max(staying, 0))
  const isSamePage = gone[0]?.over === address()
  if (isSamePage) event.stopImmediatePropagation()
  left?.end()

  const closed = gone.filter(({ isOpen }) => isOpen).reverse()
  for (const layer of closed) {
    layer.isOpen = false
    layer.onBack(isSamePage ? layer.changedTo : null)
  }
  // Who went back meant to go somewhere.
  if (isSamePage && !left && closed.length === 0) history.back()
  if (layers.length === 0) knowLeftLayer()
}

const topLayer = () => layers[layers.length - 1]
