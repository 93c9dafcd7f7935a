import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { tellLoadingApart, useIsLoading } from './loading.ts'

const Telling = () => (useIsLoading() ? <p>On its way</p> : null)

test('while another page is on its way that is told, and nothing of what is shown is rendered anew', async () => {
  let rendered = 0
  let arrive = () => {}
  const arrives = new Promise<null>((resolve) => {
    arrive = () => resolve(null)
  })
  const Shown = () => {
    rendered++
    return <p>The page</p>
  }
  const router = createMemoryRouter([
    { path: '/', Component: Shown },
    { path: '/next', loader: () => arrives, Component: () => <p>The next page</p> },
  ])
  tellLoadingApart(router)
  render(
    <>
      <Telling />
      <RouterProvider router={router} />
    </>,
  )
  const before = rendered

  act(() => void router.navigate('/next'))
  await screen.findByText('On its way')
  expect(rendered).toBe(before)

  await act(async () => arrive())
  await screen.findByText('The next page')
  expect(screen.queryByText('On its way')).toBeNull()
})
