import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { productName } from '../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { variantName } from '../../lib/copy/variant-name.ts'
import { ThumbPicture } from '../../ui/data/thumb-picture.tsx'
import { type OrderLines_OrderFragment, useOrderLines_OrderFragment } from './order-lines.generated.ts'

interface OrderLinesProps {
  order: FragmentType<OrderLines_OrderFragment>
  /** An amount as the page writes it. */
  taka: (amount: number) => string
  /** What stands below a line. */
  children?: (variantId: string) => ReactNode
}

/** What was ordered, as it was when it was ordered. */
export const OrderLines = ({ order, taka, children }: OrderLinesProps) => {
  const { orders: copy, format, language } = useCopy(shoppingCopy)
  const { data, complete } = useOrderLines_OrderFragment(order)
  if (!complete) return null

  return (
    <Lines>
      {data.lines.map((line) => {
        const { name, lang } = productName(line, language)
        const variant = variantName(line, language)
        return (
          <li key={line.variantId}>
            <ThumbPicture image={line.image} />
            <div>
              <p lang={lang}>{name}</p>
              {variant && <p>{variant}</p>}
              <small>
                {format.times(line.quantity, taka(line.unitPrice))}
                {line.cameBack > 0 && ` · ${copy.cameBack(line.cameBack)}`}
              </small>
              {children?.(line.variantId)}
            </div>
          </li>
        )
      })}
    </Lines>
  )
}

const Lines = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  & > li {
    display: flex;
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
  img { width: var(--control); height: var(--control); }
  small { color: var(--muted); font: 400 var(--type-small); }
`
