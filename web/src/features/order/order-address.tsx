import styled from 'styled-components'

interface OrderAddressProps {
  address: string
  /** As the reader's language calls it. */
  district: string
}

/** Where an order goes, in the lines in which it was typed. */
export const OrderAddress = ({ address, district }: OrderAddressProps) => (
  <>
    <Typed>{address}</Typed>, {district}
  </>
)

const Typed = styled.bdi`
  white-space: pre-line;
`
