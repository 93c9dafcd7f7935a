import { limits } from '@sunnah-store/schema/limits'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../../ui/basic/panel.tsx'
import { LineSketch } from '../../../ui/feedback/list-skeletons.tsx'
import { Skeleton, Sketch } from '../../../ui/feedback/skeleton.tsx'
import { FieldSketch } from '../../../ui/form/field-sketch.tsx'
import { Split } from '../../../ui/layout/page-layout.ts'
import { TotalBarSketch } from '../../../ui/layout/total-bar-sketch.tsx'
import { CheckoutStep } from './checkout-step.tsx'

/** The checkout while it is on the way, with the words of a first order. */
export const CheckoutSketch = () => {
  const { addresses, cart, checkout: copy } = useCopy(shoppingCopy)

  return (
    <Sketch as={Split}>
      <Stack>
        <CheckoutStep id="shipping" number={1} title={copy.shipping}>
          <FieldSketch label={copy.address} hint={copy.addressHint} rows={2} />
          <FieldSketch label={copy.area} />
          <FieldSketch label={copy.district} />
          <Kept>{addresses.keep}</Kept>
          <Muted $small>{copy.country}</Muted>
        </CheckoutStep>
        <CheckoutStep id="receiver" number={2} title={copy.whoReceives}>
          <Skeleton $height="calc(5 * var(--control))" />
          <Skeleton $height="var(--control)" />
        </CheckoutStep>
        <CheckoutStep id="rider" number={3} title={copy.forTheRider}>
          <FieldSketch label={copy.riderNote} hint={copy.riderNoteLength(0, limits.riderNote)} rows={1.5} />
          <Kept>{copy.callFirst}</Kept>
        </CheckoutStep>
        <CheckoutStep id="payment" number={4} title={copy.payment}>
          <Kept>{copy.cash}</Kept>
        </CheckoutStep>
      </Stack>
      <PaddedPanel>
        <h2>{cart.summary}</h2>
        <LineSketch />
        <Skeleton $height="var(--line-body)" />
        <TotalBarSketch total={copy.totalWithoutDelivery} action={copy.place} />
      </PaddedPanel>
    </Sketch>
  )
}

// Where the box to tick will stand there is room.
const Kept = styled.p`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding-inline-start: calc(var(--icon) + var(--space-3));
`
