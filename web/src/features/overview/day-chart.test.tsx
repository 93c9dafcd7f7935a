import { render, waitFor } from '@testing-library/react'
import type { ChartConfiguration } from 'chart.js'
import { CopyProvider } from '../../lib/copy/copy-provider.tsx'
import { DayChart } from './day-chart.tsx'

const drawn: ChartConfiguration<'bar'>[] = []
// jsdom has no canvas to draw on, and asks no media.
jest.mock('chart.js', () => {
  class Chart {
    static register() {}
    destroy() {}
    constructor(_canvas: HTMLCanvasElement, configuration: ChartConfiguration<'bar'>) {
      drawn.push(configuration)
    }
  }
  return { Chart, BarController: {}, BarElement: {}, CategoryScale: {}, LinearScale: {}, Tooltip: {} }
})

beforeAll(() => {
  const matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })
  Object.assign(window, { matchMedia })
})

/** The fortnight that ends with the 21st of November. */
const days = Array.from({ length: 14 }, (_, i) => ({
  __typename: 'DaySales' as const,
  date: `2026-11-${String(8 + i).padStart(2, '0')}`,
  ...{ takings: i, collected: i, orders: i },
}))

test.each([320, 1200])('today’s bar carries its date, in %d px too', async (width) => {
  drawn.length = 0
  const props = { title: 'Orders', reach: 'the last 14 days', columns: ['Orders'], of: ['orders'] as const, days }
  render(
    <CopyProvider>
      <DayChart {...props} format={String} />
    </CopyProvider>,
  )
  await waitFor(() => expect(drawn).not.toEqual([]))
  const [{ data, options } = {}] = drawn
  const labels = data?.labels ?? []
  const label = options?.scales?.x?.ticks?.callback
  const scale = { chart: { width }, getLabelForValue: (place: number) => labels[place] }
  const shown = labels.map((_, place) => label?.call(Object(scale), place, place, []))
  expect(shown.at(-1)).toBe('21 Nov')
  expect(shown.filter(Boolean).length * 56).toBeLessThanOrEqual(width)
})
