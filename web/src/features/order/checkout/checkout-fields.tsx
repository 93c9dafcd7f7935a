import { districts } from '@sunnah-store/schema/districts'
import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../lib/form/use-shop-form.ts'
import { readPhone } from '../../../lib/text/phone.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { media } from '../../../theme/tokens.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { TextAreaField } from '../../../ui/form/field.tsx'
import { RadioCard } from '../../../ui/form/radio-card.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import type { CheckoutValues } from './checkout-draft.ts'
import { PhoneField } from './phone-field.tsx'

/** Where the order goes and how it is paid. */
export const CheckoutFields = ({ field }: { field: FieldOf<CheckoutValues> }) => {
  const { checkout: copy, districtName, language } = useCopy(shoppingCopy)

  return (
    <Fields as="section" aria-labelledby="shipping">
      <h2 id="shipping">{copy.shipping}</h2>
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
        <SelectField
          label={copy.district}
          autoComplete="address-level2"
          {...field('district', { required: copy.districtMissing })}
        >
          <option value="">{copy.chooseDistrict}</option>
          {inOrder(districts, districtName, language).map((district) => (
            <option key={district} value={district}>
              {districtName(district)}
            </option>
          ))}
        </SelectField>
        <RadioCard legend={copy.country} name="country" value="Bangladesh" label={copy.bangladesh} />
      </Pair>
      <PhoneField
        {...field('phone', {
          validate: (typed) => {
            const { fault } = readPhone(typed)
            return fault === null || copy.phoneFaults[fault]
          },
        })}
      />
      <RadioCard legend={copy.payment} name="payment" value="CASH_ON_DELIVERY" label={copy.cash} />
    </Fields>
  )
}

// Sorted by the rules of the language: Bangla has another alphabetical order than Latin.
const inOrder = (names: readonly string[], spoken: (name: string) => string, language: string) => {
  const { compare } = new Intl.Collator(language)
  return [...names].sort((one, other) => compare(spoken(one), spoken(other)))
}

const Fields = styled(PaddedPanel)`
  justify-items: stretch;
  gap: var(--space-5);
`

const Pair = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.wide} { grid-template-columns: 1fr 1fr; }
`
