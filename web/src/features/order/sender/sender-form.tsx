import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { readPhone } from '../../../lib/text/phone.ts'
import { phoneRule } from '../../../lib/text/phone-rule.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { LeaveQuestion } from '../../../ui/dialog/leave-question.tsx'
import { TextAreaField, TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { FormColumn } from '../../../ui/layout/page-layout.ts'
import { SenderDocument, type SenderQuery, useSetSenderMutation } from './sender.generated.ts'

/** Who sends the parcels of the shop, as slips say it. */
export const SenderForm = ({ known }: { known: SenderQuery['sender'] }) => {
  const { sender: copy, account, asking, checkout, format } = useCopy(manageCopy)
  const client = useApolloClient()
  const [setSender] = useSetSenderMutation()
  const [version, setVersion] = useState(known.version)
  const [saved, setSaved] = useState(() => ({
    name: known.name ?? '',
    address: known.address ?? '',
    phone: known.phone === null ? '' : format.phone(known.phone),
  }))

  const form = useShopForm<typeof saved, keyof typeof copy.problems | 'notAdmin'>({
    defaultValues: saved,
    send: async (typed) => {
      const phone = readPhone(typed.phone).phone?.number ?? typed.phone
      const input = { name: seenText(typed.name), address: seenText(typed.address), phone, expectedVersion: version }
      try {
        const { data } = await setSender({ variables: { input } })
        if (data) setVersion(data.setSender.version)
        setSaved(typed)
        notify.success(copy.saved)
        return null
      } catch (error) {
        const code = refusalOf(error)?.code
        if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return 'notAdmin'
        if (code !== 'SETTINGS_CHANGED') return 'failed'
        const now = await client.query({ query: SenderDocument, fetchPolicy: 'network-only' }).catch(() => null)
        if (now?.data) setVersion(now.data.sender.version)
        return 'changed'
      }
    },
  })
  const { busy, field, getValues, problem } = form
  const atMost = (most: number, missing: string) => ({
    given: (text: string) => isVisible(text) || missing,
    short: (text: string) => textLength(seenText(text)) <= most || copy.tooLong(most),
  })

  return (
    <FormColumn>
      <LeaveQuestion isUnsaved={() => JSON.stringify(getValues()) !== JSON.stringify(saved)} />
      <ShopForm form={form} plain>
        <FormProblem problem={problem}>
          {problem && (problem === 'notAdmin' ? asking.notAdmin : copy.problems[problem])}
        </FormProblem>
        <Muted>{copy.about}</Muted>
        <Fields>
          <TextField
            label={copy.name}
            autoComplete="organization"
            {...field('name', { validate: atMost(limits.sender.name, copy.nameMissing) })}
          />
          <TextAreaField
            label={copy.address}
            hint={copy.addressHint}
            autoComplete="street-address"
            rows={3}
            {...field('address', { validate: atMost(limits.sender.address, copy.addressMissing) })}
          />
          <TextField
            type="tel"
            label={account.phone}
            hint={copy.phoneHint}
            autoComplete="tel-national"
            {...field('phone', { validate: phoneRule(checkout.phoneFaults) })}
          />
        </Fields>
        <Row>
          <SubmitButton busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </SubmitButton>
        </Row>
      </ShopForm>
    </FormColumn>
  )
}

const Fields = styled(PaddedPanel)`
  justify-items: stretch;
`
