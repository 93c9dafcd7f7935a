import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useSessionState } from '../../../lib/identity/use-session.ts'
import { phoneRule } from '../../../lib/text/phone-rule.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { PickCard } from '../../../ui/form/pick-card.tsx'
import { PhoneField } from '../address/phone-field.tsx'
import { ReceiverNameField } from '../address/receiver-name-field.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutFormState } from './use-checkout-form.ts'

/** The shopper, or somebody else with a phone of their own. */
export const Receiver = ({ form }: { form: CheckoutFormState }) => {
  const copy = useCopy(shoppingCopy)
  const session = useSessionState()
  const { field, register } = form
  const receiver = form.watch('receiver')
  const rule = { validate: phoneRule(copy.checkout.phoneFaults) }

  return (
    <CheckoutStep id="receiver" number={2} title={copy.checkout.whoReceives}>
      <Stack role="radiogroup" aria-labelledby="receiver">
        <PickCard
          id="receiver-me"
          label={copy.checkout.me}
          about={session.status === 'signedIn' ? session.user.name : undefined}
          value="me"
          {...register('receiver')}
        >
          {receiver === 'me' && <PhoneField {...field('phone', rule)} />}
        </PickCard>
        <PickCard
          id="receiver-other"
          label={copy.checkout.somebodyElse}
          about={copy.checkout.receiverPays}
          value="other"
          {...register('receiver')}
        >
          {receiver === 'other' && (
            <>
              <ReceiverNameField field={field} label={copy.account.name} />
              <PhoneField {...field('receiverPhone', rule)} />
            </>
          )}
        </PickCard>
      </Stack>
    </CheckoutStep>
  )
}
