import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { onThemeShown } from '../../theme/theme-shown.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

interface BarChartProps {
  /** The text for screen readers. */
  name: string
  /** Each with the values of the series. */
  bars: readonly { label: string; values: readonly number[] }[]
  /** What the values are, where there are several; the names stand above the bars. */
  series?: readonly string[]
  format: (value: number) => string
  /** The figures at the edge, where there is little room. */
  formatEdge: (value: number) => string
}

/** Bars from left to right, the last one darkest, in the colours of the theme that is shown. */
export const BarChart = ({ name, bars, series = alone, format, formatEdge }: BarChartProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const begin = () => draw(place, { bars, series, format, formatEdge })
    let chart = begin()
    const unsubscribe = onThemeShown(() => {
      chart.destroy()
      chart = begin()
    })
    return () => {
      unsubscribe()
      chart.destroy()
    }
  }, [bars, series, format, formatEdge])

  return (
    <Box>
      <canvas ref={canvas} role="img" aria-label={name} />
    </Box>
  )
}

const alone = ['']
const roomOfLabel = 56

const draw = (
  canvas: HTMLCanvasElement,
  { bars, series, format, formatEdge }: Required<Omit<BarChartProps, 'name'>>,
) => {
  const style = getComputedStyle(canvas)
  const color = (token: string) => style.getPropertyValue(token).trim()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const font = { family: style.fontFamily, size: 12 }

  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: bars.map(({ label }) => label),
      datasets: series.map((label, of) => ({
        label,
        data: bars.map(({ values }) => values[of] ?? 0),
        backgroundColor: bars.map((_, i) =>
          color(of > 0 ? '--accent-fill' : i === bars.length - 1 ? '--primary' : '--chart-bar'),
        ),
        borderRadius: 3,
        maxBarThickness: 28,
      })),
    },
    options: {
      animation: still ? false : { duration: 300 },
      maintainAspectRatio: false,
      scales: {
        x: {
          grid: { display: false },
          ticks: {
            color: color('--muted'),
            font,
            maxRotation: 0,
            autoSkip: false,
            // Counted from the last one, which always has its label.
            callback(_, i) {
              const every = Math.ceil((bars.length * roomOfLabel) / Math.max(this.chart.width, roomOfLabel))
              return (bars.length - 1 - i) % every === 0 ? this.getLabelForValue(i) : ''
            },
          },
        },
        y: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: color('--line') },
          ticks: {
            color: color('--muted'),
            font,
            maxTicksLimit: 5,
            precision: 0,
            callback: (v) => formatEdge(Number(v)),
          },
        },
      },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            label: ({ parsed, dataset }) => [dataset.label, format(parsed.y ?? 0)].filter(Boolean).join(' '),
          },
        },
      },
    },
  })
}

const Box = styled.div`
  position: relative;
  height: var(--chart);
`
