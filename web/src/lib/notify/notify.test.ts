import { act, screen } from '@testing-library/react'
import { notify } from './notify.ts'

test.each(['success', 'error'] as const)(
  'the same message of %s twice is shown once, two others are both shown',
  async (tone) => {
    await act(() => notify[tone]('Saved'))
    await act(() => notify[tone]('Saved'))
    expect(await screen.findAllByText('Saved')).toHaveLength(1)

    await act(() => notify[tone]('Removed'))
    expect(await screen.findByText('Removed')).toBeVisible()
    expect(screen.getByText('Saved')).toBeVisible()
  },
)
