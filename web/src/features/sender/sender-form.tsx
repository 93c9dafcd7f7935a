import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type SettingsProblem, useSaveSettings } from '../../lib/form/use-save-settings.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { notify } from '../../lib/notify/notify.ts'
import { readPhone } from '../../lib/text/phone.ts'
import { phoneRule } from '../../lib/text/phone-rule.ts'
import { seenText } from '../../lib/text/seen-text.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import { SettingsForm } from '../../ui/form/settings-form.tsx'
import { SenderDocument, type SenderQuery, useSetSenderMutation } from './sender.generated.ts'

/** Who sends the parcels of the shop, as slips say it. */
export const SenderForm = ({ known }: { known: SenderQuery['sender'] }) => {
  const { sender: copy, account, checkout, format } = useCopy(manageCopy)
  const client = useApolloClient()
  const [setSender] = useSetSenderMutation()
  const [saved, setSaved] = useState(() => ({
    name: known.name ?? '',
    address: known.address ?? '',
    phone: known.phone === null ? '' : format.phone(known.phone),
  }))

  const save = useSaveSettings({
    read: known.version,
    readNow: () =>
      client.query({ query: SenderDocument, fetchPolicy: 'network-only' }).then(({ data }) => data?.sender.version),
  })

  const form = useShopForm<typeof saved, SettingsProblem>({
    defaultValues: saved,
    send: async (typed) => {
      const phone = readPhone(typed.phone).phone?.number ?? typed.phone
      const input = { name: seenText(typed.name), address: seenText(typed.address), phone }
      const problem = await save(async (expectedVersion) => {
        const { data } = await setSender({ variables: { input: { ...input, expectedVersion } } })
        return data?.setSender.version
      })
      if (problem !== null) return problem
      setSaved(typed)
      notify.success(copy.saved)
      return null
    },
  })
  const { field } = form
  const atMost = (most: number, missing: string) => ({
    given: (text: string) => isVisible(text) || missing,
    short: (text: string) => textLength(seenText(text)) <= most || copy.tooLong(most),
  })

  return (
    <SettingsForm form={form} copy={copy} isUnsaved={() => JSON.stringify(form.getValues()) !== JSON.stringify(saved)}>
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
    </SettingsForm>
  )
}

const Fields = styled(PaddedPanel)`
  justify-items: stretch;
`
