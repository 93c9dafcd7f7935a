import styled from 'styled-components'

/** A code, or the number of a phone or an order: it stands in one line, unless it is longer than that. */
export const Unbroken = styled.bdi`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: break-word;
`
