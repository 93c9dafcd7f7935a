import { useApolloClient } from '@apollo/client/react'
import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { emailPattern } from '@sunnah-store/schema/email'
import { useState } from 'react'
import type { OrderMessageKind } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row, Stack } from '../../../ui/basic/panel.tsx'
import { LeaveQuestion } from '../../../ui/dialog/leave-question.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { FormColumn } from '../../../ui/layout/page-layout.ts'
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
  const { messages: copy, asking } = useCopy(manageCopy)
  const client = useApolloClient()
  const [setSettings] = useSetMessageSettingsMutation()
  const [version, setVersion] = useState(known.version)
  const [saved, setSaved] = useState(() => valuesOf(known))

  const form = useShopForm<Values, 'changed' | 'failed' | 'notAdmin'>({
    defaultValues: saved,
    send: async ({ newOrdersTo, ...ways }) => {
      try {
        const input = { ...ways, newOrdersTo: newOrdersTo.trim() || null, expectedVersion: version }
        const { data } = await setSettings({ variables: { input } })
        if (data) {
          setVersion(data.setMessageSettings.version)
          setSaved(valuesOf(data.setMessageSettings))
        }
        notify.success(copy.saved)
        return null
      } catch (error) {
        const code = refusalOf(error)?.code
        if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return 'notAdmin'
        if (code !== 'SETTINGS_CHANGED') return 'failed'
        const now = await client
          .query({ query: MessageSettingsDocument, fetchPolicy: 'network-only' })
          .catch(() => null)
        if (now?.data) setVersion(now.data.messageSettings.version)
        return 'changed'
      }
    },
  })
  const { busy, field, getValues, problem, register } = form
  const unsaved = () => {
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
    <FormColumn>
      <LeaveQuestion isUnsaved={unsaved} />
      <ShopForm form={form} plain>
        <FormProblem problem={problem}>
          {problem && (problem === 'notAdmin' ? asking.notAdmin : copy.problems[problem])}
        </FormProblem>
        <Muted>{copy.about}</Muted>
        {way('byMail', config && (config.mails === 'sent' ? copy.confirmedOnly : copy.notSent[config.mails ?? 'none']))}
        {way('bySms', config && (config.texts ? copy.textsCost : copy.noTexts))}
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
        <Row>
          <SubmitButton busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </SubmitButton>
        </Row>
        <Row>
          <ButtonLink $look="text" to={paths.mails()}>
            {copy.givenUp}
          </ButtonLink>
        </Row>
      </ShopForm>
    </FormColumn>
  )
}
