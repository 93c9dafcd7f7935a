import { ApolloLink, Observable } from '@apollo/client'
import { act, screen } from '@testing-library/react'
import { buildPage } from '../testing/build-product.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

afterEach(() => jest.useRealTimers())

test('an answer that never comes is given up after 20 seconds, and can be asked for again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  let server: ApolloLink = new ApolloLink(() => new Observable(() => undefined))
  await visit('/', new ApolloLink((operation, forward) => server.request(operation, forward)))

  await act(() => jest.advanceTimersByTimeAsync(19_000))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('The products could not be loaded')).toBeVisible()

  server = fakeServer({ Products: () => buildPage([]) })
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('There is nothing in the shop yet. Please come back soon.')).toBeVisible()
})
