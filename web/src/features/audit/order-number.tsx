import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../lib/navigation/paths.ts'

/** The number of an order, with the way to it. */
export const OrderNumber = ({ number }: { number: string }) => (
  <NumberLink to={paths.orderNumbered(number)}>{number}</NumberLink>
)

const NumberLink = styled(Link)`
  white-space: nowrap;
`
