import styled from 'styled-components'
import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** What it is for, to whoever hears the page. */
  label: string
}

/** A text as a picture for the camera of a phone: dark on white, in the dark theme too. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))

  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </Picture>
  )
}

const Picture = styled.svg`
  display: block;
  width: min(100%, 220px);
  margin-inline: auto;
  border-radius: var(--radius-card);
`
