import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'

/** Figures that are added up, and what they come to. */
export const SumList = styled.dl`
  display: grid;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
`

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  & > dd { white-space: nowrap; }
`

export const TotalSum = styled(Sum)`
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font: 700 var(--type-lead);
`

/** A dash where a sum would stand, and what it means for people who listen. */
export const NoSum = () => {
  const { cart: copy } = useCopy(shoppingCopy)

  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{copy.noSum}</VisuallyHidden>
    </>
  )
}
