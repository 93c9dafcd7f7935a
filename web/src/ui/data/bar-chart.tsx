import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { onThemeShown } from '../../theme/theme-shown.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

interface BarChartProps {
  /** The text for screen readers. */
  name: string
  bars: readonly { label: string; value: number }[]
  format: (value: number) => string
  /** The figures at the edge, where there is little room. */
  formatEdge: (value: number) => string
}

/** Bars from left to right, the last one darkest, in the colours of the theme that is shown. */
export const BarChart = ({ name, bars, format, formatEdge }: BarChartProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const place = canvas.current
    if (!place) return
    let chart = draw(place, bars, format, formatEdge)
    const unsubscribe = onThemeShown(() => {
      chart.destroy()
      chart = draw(place, bars, format, formatEdge)
    })
    return () => {
      unsubscribe()
      chart.destroy()
    }
  }, [bars, format, formatEdge])

  return (
    <Box>
      <canvas ref={canvas} role="img" aria-label={name} />
    </Box>
  )
}

const draw = (
  canvas: HTMLCanvasElement,
  bars: BarChartProps['bars'],
  format: BarChartProps['format'],
  formatEdge: BarChartProps['formatEdge'],
) => {
  const style = getComputedStyle(canvas)
  const color = (token: string) => style.getPropertyValue(token).trim()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const font = { family: style.fontFamily, size: 12 }

  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        {
          data: bars.map(({ value }) => value),
          backgroundColor: bars.map((_, i) => color(i === bars.length - 1 ? '--primary' : '--chart-bar')),
          borderRadius: 3,
          maxBarThickness: 28,
        },
      ],
    },
    options: {
      animation: still ? false : { duration: 300 },
      maintainAspectRatio: false,
      scales: {
        x: { grid: { display: false }, ticks: { color: color('--muted'), font, maxRotation: 0, autoSkipPadding: 12 } },
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
        tooltip: { displayColors: false, callbacks: { label: ({ parsed }) => format(parsed.y ?? 0) } },
      },
    },
  })
}

const Box = styled.div`
  position: relative;
  height: var(--chart);
`
