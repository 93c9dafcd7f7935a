import { useApolloClient } from '@apollo/client/react'
import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { emailPattern } from '@sunnah-store/schema/email'
import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import type { OrderMessageKind } from '../../../../generated/types.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { type SettingsProblem, useSaveSettings } from '../../../../lib/form/use-save-settings.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Row, Stack } from '../../../../ui/basic/panel.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { SettingsForm } from '../../../../ui/form/settings-form.tsx'
import { Tick } from '../../../../ui/form/tick.tsx'
import {
  MessageSettingsDocument,
  type MessageSettingsQuery,
  useSetMessageSettingsMutation,
} from './message-settings.generated.ts'

const kinds: readonly OrderMessageKind[] = [
  'PLACED',
  'CONFIRMED',
  'CORRECTED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
]

interface Values {
  byMail: OrderMessageKind[]
  bySms: OrderMessageKind[]
  newOrdersTo: string
}

type Settings = MessageSettingsQuery['messageSettings']

const email = new RegExp(emailPattern)

const valuesOf = ({ byMail, bySms, newOrdersTo }: Settings): Values => ({
  byMail: kinds.filter((kind) => byMail.includes(kind)),
  bySms: kinds.filter((kind) => bySms.includes(kind)),
  newOrdersTo: newOrdersTo ?? '',
})

interface MessageSettingsFormProps {
  known: Settings
  /** What the shop can send by; null while it is not known. */
  config: Pick<ClientConfig, 'mails' | 'texts'> | null
}

/** Which messages about orders are sent by which way, and who hears of new orders. */
export const MessageSettingsForm = ({ known, config }: MessageSettingsFormProps) => {
  const { messages: copy } = useCopy(manageCopy)
  const client = useApolloClient()
  const [setSettings] = useSetMessageSettingsMutation()
  const [saved, setSaved] = useState(() => valuesOf(known))

  const save = useSaveSettings({
    read: known.version,
    readNow: () =>
      client
        .query({ query: MessageSettingsDocument, fetchPolicy: 'network-only' })
        .then(({ data }) => data?.messageSettings.version),
  })

  const form = useShopForm<Values, SettingsProblem>({
    defaultValues: saved,
    send: async ({ newOrdersTo, ...ways }) => {
      const input = { ...ways, newOrdersTo: newOrdersTo.trim() || null }
      const problem = await save(async (expectedVersion) => {
        const { data } = await setSettings({ variables: { input: { ...input, expectedVersion } } })
        if (data) setSaved(valuesOf(data.setMessageSettings))
        return data?.setMessageSettings.version
      })
      if (problem === null) notify.success(copy.saved)
      return problem
    },
  })
  const { field, getValues, register } = form
  const isUnsaved = () => {
    const { byMail, bySms, newOrdersTo } = getValues()
    const typed = valuesOf({ ...known, byMail, bySms, newOrdersTo: newOrdersTo.trim() })
    return JSON.stringify(typed) !== JSON.stringify(saved)
  }

  const way = (name: 'byMail' | 'bySms', hint: string | null) => (
    <PaddedPanel as="section" aria-labelledby={`messages-${name}`}>
      <h2 id={`messages-${name}`}>{copy[name]}</h2>
      {hint && <Muted>{hint}</Muted>}
      <Stack $gap="small">
        {kinds.map((kind) => (
          <Tick key={kind} label={copy.kinds[kind]} value={kind} {...register(name)} />
        ))}
      </Stack>
    </PaddedPanel>
  )

  return (
    <SettingsForm
      form={form}
      copy={copy}
      isUnsaved={isUnsaved}
      footer={
        <Row>
          <ButtonLink $look="text" to={paths.mails()}>
            {copy.givenUp}
          </ButtonLink>
        </Row>
      }
    >
      <Muted>{copy.about}</Muted>
      {way('byMail', config && (config.mails === 'sent' ? copy.confirmedOnly : copy.notSent[config.mails ?? 'none']))}
      {way('bySms', config && (config.texts ? copy.textsCost(limits.texts.toPhone) : copy.noTexts))}
      <PaddedPanel as="section" aria-labelledby="messages-new-orders">
        <h2 id="messages-new-orders">{copy.newOrders}</h2>
        <TextField
          label={copy.newOrdersTo}
          hint={copy.newOrdersHint}
          type="email"
          autoComplete="off"
          {...field('newOrdersTo', {
            validate: (typed) => typed.trim() === '' || email.test(typed.trim()) || copy.wrongEmail,
          })}
        />
      </PaddedPanel>
    </SettingsForm>
  )
}
