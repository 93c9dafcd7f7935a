import { useEffect, useRef } from 'react'
import styled from 'styled-components'

/** The number of an order for a scanner, as Code 128; the number itself stands beside it for people. */
export const Barcode = ({ of }: { of: string }) => {
  const place = useRef<SVGSVGElement>(null)

  useEffect(() => {
    let isShown = true
    import('jsbarcode').then(
      ({ default: draw }) => {
        if (isShown && place.current)
          draw(place.current, of, { format: 'CODE128', displayValue: false, margin: 0, height: 48 })
      },
      // A slip without it is still a slip.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [of])

  return <Bars ref={place} aria-hidden />
}

// Scanners need dark bars on white, and their place is kept until they are drawn.
const Bars = styled.svg`
  height: 48px;
  max-width: 100%;
  background: white;
`
