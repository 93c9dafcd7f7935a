import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { readPhone } from '../../lib/text/phone.ts'
import { phoneRule } from '../../lib/text/phone-rule.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'

/** Says whether a Bkash number is a mobile number of Bangladesh. Nothing is sent, no money moves. */
export const BkashForm = () => {
  const { payment } = useCopy(charityCopy).charity
  const [verified, setVerified] = useState<string | null>(null)
  const form = useShopForm<{ phone: string }>({
    defaultValues: { phone: '' },
    send: async ({ phone }) => {
      setVerified(readPhone(phone).phone?.national ?? null)
      return null
    },
  })

  return (
    <ShopForm form={form}>
      <div>
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={payment.phone}
          hint={payment.phoneHint}
          {...form.field('phone', { validate: phoneRule(payment.faults), onChange: () => setVerified(null) })}
        />
        <Answer role="status">
          {verified && (
            <Notice tone="good" icon={CircleCheck}>
              <strong>{payment.verified(verified)}</strong>
              <span>{payment.verifiedText}</span>
            </Notice>
          )}
        </Answer>
      </div>
      <Button type="submit">{payment.verify}</Button>
    </ShopForm>
  )
}

const Answer = styled.div`
  & > * { margin-top: var(--space-4); }
`
