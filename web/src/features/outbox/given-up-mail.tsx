import { RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useTriedAction } from '../../lib/failure/use-tried-action.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { notify } from '../../lib/notify/notify.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { type GivenUpMailsQuery, useRetryMailMutation } from './given-up-mails.generated.ts'

interface GivenUpMailProps {
  mail: GivenUpMailsQuery['givenUpMails']['items'][number]
}

/** A mail that could not be sent, why, and the button that has it tried again. */
export const GivenUpMail = ({ mail: { id, subject, address, lastError, gaveUpAt } }: GivenUpMailProps) => {
  const { mails: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const [retryMail] = useRetryMailMutation({ refetchQueries: ['GivenUpMails'], awaitRefetchQueries: true })
  const [retry, busy] = useTriedAction(async () => {
    const { data } = await retryMail({ variables: { id } })
    if (data?.retryMail) notify.success(copy.retried)
    else notify.error(copy.gone)
    // The pressed button disappears with its mail.
    goOnFrom()
  })

  return (
    <Card as="li">
      <h2>{subject}</h2>
      <p>{copy.to(address)}</p>
      {gaveUpAt && (
        <Muted $small>
          <time dateTime={gaveUpAt}>{copy.givenUp(format.when(gaveUpAt, today))}</time>
        </Muted>
      )}
      {lastError && (
        <Muted $small lang="en">
          {lastError}
        </Muted>
      )}
      <SubmitButton type="button" $look="quiet" busy={busy} aria-label={`${copy.retry}: ${subject}`} onClick={retry}>
        <Icon of={RotateCw} />
        {copy.retry}
      </SubmitButton>
    </Card>
  )
}

const Card = styled(PaddedPanel)`
  gap: var(--space-2);
  overflow-wrap: anywhere;
  h2 { font: 600 var(--type-body); }
`
