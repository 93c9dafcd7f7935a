import { waitFor } from '@testing-library/react'
import { createBrowserRouter } from 'react-router-dom'
import { goOnFromLayers } from './go-on-from-layers.ts'
import { openLayer } from './layers.ts'

type Router = ReturnType<typeof createBrowserRouter>

let router: Router
const open = () => {
  const back = jest.fn()
  return { back, close: openLayer(back) }
}
const page = () =>
  `${router.state.location.pathname}${location.pathname === router.state.location.pathname ? '' : ' ≠'}`
const back = async (path: string) => {
  history.back()
  await waitFor(() => expect(page()).toBe(path))
}
/** All that is still to happen in the history has happened. */
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  await waitFor(() => expect(history.state?.layer).toBeUndefined())
}

beforeEach(async () => {
  history.pushState(null, '', '/')
  router = createBrowserRouter([{ path: '*', Component: () => null }])
  goOnFromLayers(router)
  await router.navigate('/first')
  await router.navigate('/second')
})
afterEach(() => router.dispose())

test('a step back closes it and stays on the page; the next one leaves the page', async () => {
  const layer = open()
  history.back()

  await waitFor(() => expect(layer.back).toHaveBeenCalledTimes(1))
  layer.close()
  await settled()
  expect(page()).toBe('/second')
  await back('/first')
})

test('a step back tells what the page had changed its address to, however little of that was drawn by then', async () => {
  const layer = open()
  await router.navigate('/second?materials=Silk')
  history.back()

  await waitFor(() => expect(layer.back).toHaveBeenCalledWith('/second?materials=Silk'))
  layer.close()
  await back('/first')
})

test('an address that has changed and changed back is none to go on to', async () => {
  const layer = open()
  await router.navigate('/second?materials=Silk')
  await router.navigate('/second', { replace: true })
  history.back()

  await waitFor(() => expect(layer.back).toHaveBeenCalledWith(null))
  layer.close()
})

test('closed in another way it costs no step', async () => {
  const layer = open()
  layer.close()
  await settled()

  await back('/first')
  expect(layer.back).not.toHaveBeenCalled()
})

test('what closes it and goes on in the same breath is gone back from in one step', async () => {
  const layer = open()
  layer.close()
  await router.navigate('/third')
  await settled()

  expect(page()).toBe('/third')
  await back('/second')
  await back('/first')
})

test('a step back before it has gone, where the page has gone on, is a step of the page', async () => {
  const layer = open()
  await router.navigate('/third')

  await back('/second')
  expect(layer.back).toHaveBeenCalledWith(null)
})

test('what goes on while its entry is being left arrives, and is gone back from in one step', async () => {
  const layer = open()
  layer.close()
  await new Promise((resolve) => setTimeout(resolve))
  await router.navigate('/third')

  await waitFor(() => expect(page()).toBe('/third'))
  await back('/second')
  await back('/first')
})

test('one that opens as another closes stays open, and closes with one step', async () => {
  open().close()
  const next = open()
  await new Promise((resolve) => setTimeout(resolve))
  expect(next.back).not.toHaveBeenCalled()

  history.back()
  await waitFor(() => expect(next.back).toHaveBeenCalledTimes(1))
  next.close()
  await back('/first')
})

test('one that opens while the entry of another is being left stays open', async () => {
  open().close()
  const { layer: first } = history.state
  await new Promise((resolve) => setTimeout(resolve))
  const next = open()
  await waitFor(() => expect([first, undefined]).not.toContain(history.state?.layer))
  expect(next.back).not.toHaveBeenCalled()

  history.back()
  await waitFor(() => expect(next.back).toHaveBeenCalledTimes(1))
  next.close()
  await back('/first')
})

test('of two over each other a step back closes the upper one, and both together cost no step', async () => {
  const lower = open()
  const upper = open()
  history.back()
  await waitFor(() => expect(upper.back).toHaveBeenCalledTimes(1))
  expect(lower.back).not.toHaveBeenCalled()
  upper.close()

  const again = open()
  lower.close()
  again.close()
  await settled()
  await back('/first')
})

test('a jump over several entries closes it, and the page before is shown', async () => {
  const layer = open()
  history.go(-2)

  await waitFor(() => expect(layer.back).toHaveBeenCalledWith(null))
  layer.close()
  await waitFor(() => expect(page()).toBe('/first'))
})

test('after a reload a step back goes over the entry of what was open', async () => {
  history.pushState({ ...history.state, idx: history.state.idx + 1, layer: 'forgotten by the reload' }, '')
  router.dispose()
  router = createBrowserRouter([{ path: '*', Component: () => null }])
  goOnFromLayers(router)

  await back('/first')
})

test('an entry that a step forward comes to is gone back over', async () => {
  const layer = open()
  history.back()
  await waitFor(() => expect(layer.back).toHaveBeenCalledTimes(1))
  layer.close()
  history.forward()
  await waitFor(() => expect(history.state?.layer).toBeDefined())

  await back('/first')
})
