import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { listBehind } from '../../../lib/navigation/list-behind.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The number of an order in a list, with the way to its own page. */
export const OrderLink = ({ number }: { number: string }) => {
  const [search] = useSearchParams()

  return (
    <Way to={paths.orderNumbered(number)} state={listBehind(search)}>
      {number}
    </Way>
  )
}

const Way = styled(Link)`
  display: inline-block;
  padding-block: var(--space-2);
  text-decoration: underline var(--line);
  text-underline-offset: var(--space-1);
  &:hover { text-decoration-color: currentcolor; }
`
