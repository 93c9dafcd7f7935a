import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { media } from '../../../theme/tokens.ts'
import { DistrictField } from '../../../ui/form/district-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/field.tsx'

export interface Where {
  address: string
  area: string
  district: string
}

/** Where something is delivered. */
export const WhereFields = ({ field }: { field: FieldOf<Where> }) => {
  const { checkout: copy } = useCopy(shoppingCopy)

  return (
    <>
      <TextAreaField
        label={copy.address}
        hint={copy.addressHint}
        autoComplete="street-address"
        rows={3}
        {...field('address', {
          validate: {
            given: (address) => isVisible(address) || copy.addressMissing,
            short: (address) => textLength(seenText(address)) <= limits.addressLength || copy.addressTooLong,
          },
        })}
      />
      <Pair>
        <TextField
          label={copy.area}
          autoComplete="address-level3"
          {...field('area', {
            validate: (area) => textLength(seenText(area)) <= limits.area || copy.areaTooLong,
          })}
        />
        <DistrictField
          label={copy.district}
          placeholder={copy.chooseDistrict}
          autoComplete="address-level2"
          {...field('district', { required: copy.districtMissing })}
        />
      </Pair>
    </>
  )
}

const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-5);
  ${media.wide} { grid-template-columns: 1fr 1fr; }
`
