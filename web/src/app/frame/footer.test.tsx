import { screen, within } from '@testing-library/react'
import { buildPage } from '../../testing/build-product.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { visit } from '../../testing/visit.tsx'

const footer = { companyLine: 'Sunnah Store Ltd.', facebookUrl: null, instagramUrl: null, youtubeUrl: null }

const { fetch } = globalThis
const answer = jest.fn<Promise<Response>, []>()
beforeEach(() => Object.assign(globalThis, { fetch: answer }))
afterEach(() => Object.assign(globalThis, { fetch }))

test('a footer that did not load whole says so and can be asked for again', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = await visit('/', fakeServer({ Products: () => buildPage([]) }))
  const shown = within(screen.getByRole('contentinfo'))

  const failed = 'Who keeps this shop could not be loaded.'
  expect(await shown.findByText(failed)).toBeVisible()
  answer.mockResolvedValueOnce(new Response(JSON.stringify({ footer })))
  await user.click(shown.getByRole('button', { name: `Try again: ${failed}` }))
  expect(await shown.findByText('Sunnah Store Ltd.')).toBeVisible()
  expect(shown.queryByText(failed)).toBeNull()
})
