import { useApolloClient } from '@apollo/client/react'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { trackingCopy } from '../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { phoneRule } from '../../../lib/text/phone-rule.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { PhoneField } from '../address/phone-field.tsx'
import { TrackOrderDocument, type TrackOrderQuery } from './track-order.generated.ts'
import { TrackedOrder } from './tracked-order.tsx'

/** Asks where an order is, by its number and a phone of it, and shows the answer. */
export const TrackOrder = () => {
  const { checkout } = useCopy(shoppingCopy)
  const { tracking: copy } = useCopy(trackingCopy)
  const client = useApolloClient()
  const [found, setFound] = useState<TrackOrderQuery['trackOrder'] | null>(null)

  const form = useShopForm<{ number: string; phone: string }, keyof typeof copy.problems>({
    defaultValues: { number: '', phone: '' },
    send: async (variables) => {
      setFound(null)
      try {
        const { data } = await client.query({ query: TrackOrderDocument, variables, fetchPolicy: 'no-cache' })
        setFound(data?.trackOrder ?? null)
        return null
      } catch (error) {
        const code = refusalOf(error)?.code
        return code === 'NOT_FOUND' || code === 'RATE_LIMITED' ? code : 'OTHER'
      }
    },
  })
  const { busy, field, problem } = form
  const phoneFaults = { ...checkout.phoneFaults, missing: copy.phoneMissing }

  return (
    <>
      <ShopForm form={form}>
        <TextField
          label={copy.number}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...field('number', { validate: (number) => isVisible(number) || copy.numberMissing })}
        />
        <PhoneField hint={copy.phoneHint} {...field('phone', { validate: phoneRule(phoneFaults) })} />
        <SubmitButton busy={busy} busyLabel={copy.tracking}>
          {copy.track}
        </SubmitButton>
      </ShopForm>
      <Lost>
        {copy.lost} <Link to={paths.logIn()}>{copy.logIn}</Link> {copy.lostRest}
      </Lost>
      {/* Where the answer would stand, so that nothing moves. */}
      <FormProblem problem={problem}>{problem && copy.problems[problem]}</FormProblem>
      <div aria-live="polite">{found && <TrackedOrder order={found} />}</div>
    </>
  )
}

const Lost = styled(Muted)`
  a { color: var(--primary); font-weight: 600; text-decoration: underline; text-underline-offset: var(--space-1); }
`
