import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'

interface PriceProps {
  /** What a shopper pays, in taka. */
  pays: number
  /** The regular price, in taka. */
  regular: number
  /** Other sizes or colours cost more. */
  andMore?: boolean
  large?: boolean
}

/** What a shopper pays, and the regular price crossed out where that is more. */
export const Price = ({ pays, regular, andMore = false, large = false }: PriceProps) => {
  const { product: copy } = useCopy()
  const price = copy.price(pays)

  return (
    <Line $large={large}>
      <b>{andMore ? copy.from(price) : price}</b>
      {regular > pays && (
        <s>
          <VisuallyHidden>{copy.regularPrice} </VisuallyHidden>
          {copy.price(regular)}
        </s>
      )}
    </Line>
  )
}

const Line = styled.p<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
  & > b { font: 700 ${({ $large }) => ($large ? 'var(--type-display)' : 'var(--type-lead)')}; }
  & > s { color: var(--muted); font: 400 ${({ $large }) => ($large ? 'var(--type-body)' : 'var(--type-small)')}; }
`
