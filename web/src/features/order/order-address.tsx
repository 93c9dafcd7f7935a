import styled from 'styled-components'

interface OrderAddressProps {
  address: string
  /** Upazila or area. */
  area?: string | null | undefined
  /** As the reader's language calls it. */
  district: string
}

/** Where an order goes, in the lines in which it was typed. */
export const OrderAddress = ({ address, area, district }: OrderAddressProps) => (
  <>
    <Typed>{address}</Typed>
    {area && (
      <>
        , <bdi>{area}</bdi>
      </>
    )}
    , {district}
  </>
)

const Typed = styled.bdi`
  white-space: pre-line;
`
