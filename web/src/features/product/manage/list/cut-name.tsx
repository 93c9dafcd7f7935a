import { useState } from 'react'
import styled from 'styled-components'
import { shorten } from '../../../../lib/text/shorten.ts'
import { VisuallyHidden } from '../../../../ui/basic/visually-hidden.tsx'

const length = 15

/** A name that is cut where it is long; pressed, it shows the whole of it. */
export const CutName = ({ name }: { name: string }) => {
  const [whole, setWhole] = useState(false)
  const cut = shorten(name, length)
  if (cut === name) return name

  return (
    <Name type="button" title={name} aria-expanded={whole} onClick={() => setWhole(!whole)}>
      <span aria-hidden>{whole ? name : cut}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Name>
  )
}

// As high as a finger needs, without parting the lines of the row.
const Name = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted var(--control-line);
  text-underline-offset: var(--space-1);
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, (100% - var(--touch)) / 2) 0;
  }
`
