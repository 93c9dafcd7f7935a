import { useState } from 'react'
import styled, { css } from 'styled-components'

/** About as many characters as two lines of a phone hold. */
const short = 40

/** A name of which a list shows two lines; pressed, it shows the whole of it. */
export const CutName = ({ name }: { name: string }) => {
  const [whole, setWhole] = useState(false)
  if (name.length <= short) return name

  return (
    <Name type="button" title={name} aria-expanded={whole} onClick={() => setWhole(!whole)}>
      <Shown $whole={whole}>{name}</Shown>
    </Name>
  )
}

const Shown = styled.span<{ $whole: boolean }>`
  ${({ $whole }) =>
    !$whole &&
    css`
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    `}
`

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
