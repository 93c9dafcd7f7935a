import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { useBackCloses } from './use-back-closes.ts'

const inRouter = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
const open = async () => {
  history.replaceState(null, '', '/first')
  history.pushState(null, '', '/second')
  const close = jest.fn()
  const { unmount } = renderHook(() => useBackCloses(close), { wrapper: inRouter })
  await waitFor(() => expect(history.state?.layer).toBeDefined())
  const router = jest.fn()
  window.addEventListener('popstate', router)
  return { close, router, leave: () => [unmount(), window.removeEventListener('popstate', router)] }
}

test('one step back closes it, and the router does not hear of it', async () => {
  const { close, router, leave } = await open()

  history.back()

  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(location.pathname).toBe('/second')
  expect(router).not.toHaveBeenCalled()
  leave()
})

test('a jump of two entries closes it, and the router goes to the page before', async () => {
  const { close, router, leave } = await open()

  history.go(-2)

  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(location.pathname).toBe('/first')
  expect(router).toHaveBeenCalledTimes(1)
  leave()
})
