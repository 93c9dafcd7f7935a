import { Phone, Truck } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Icon } from '../../ui/basic/icon.tsx'

/** What a shopper can rely on, whatever the product. */
export const TrustList = () => {
  const { productPage: copy, delivery } = useCopy(shoppingCopy)

  return (
    <List>
      <li>
        <Icon of={Truck} />
        {delivery}
      </li>
      <li>
        <Icon of={Phone} />
        {copy.call}
      </li>
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  color: var(--muted);
  font: 400 var(--type-small);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  span { color: var(--primary); }
`
