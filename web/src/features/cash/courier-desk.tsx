import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useWhyNot } from '../../lib/failure/use-why-not.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { courierSaid } from '../../lib/text/courier-said.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../ui/basic/panel.tsx'
import { Unbroken } from '../../ui/basic/unbroken.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { type CourierDeskQuery, useCloseCourierNoticeMutation, useCourierDeskQuery } from './cash.generated.ts'
import { wordsOf } from './courier-message.ts'

/** What couriers have not answered, and what they said that the shop cannot place; nothing when there is neither. */
export const CourierDesk = () => {
  const { cash: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const { data } = useCourierDeskQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || data.openSendings.length + data.courierNotices.length === 0) return null

  return (
    <Stack as="section" aria-labelledby="to-look-at">
      <h2 id="to-look-at">{copy.desk.heading}</h2>
      {data.openSendings.map(({ orderId, number, since }) => (
        <Notice key={orderId} tone="brass" icon={CircleAlert}>
          {copy.desk.open(number, format.when(since, today))}
        </Notice>
      ))}
      <Stack as="ul" $gap="small">
        {data.courierNotices.map((notice) => (
          <CourierNotice key={notice.id} notice={notice} />
        ))}
      </Stack>
    </Stack>
  )
}

const CourierNotice = ({ notice }: { notice: CourierDeskQuery['courierNotices'][number] }) => {
  const { cash: copy, courierWords, format } = useCopy(manageCopy)
  const today = useToday()
  const whyNot = useWhyNot()
  const { id, why, said, receivedAt, order } = notice
  const words = courierSaid(wordsOf(said), courierWords)
  const [close] = useCloseCourierNoticeMutation({ refetchQueries: ['CourierDesk'], awaitRefetchQueries: true })
  const [look, busy] = useOnce(async () => {
    try {
      const { data } = await close({ variables: { id } })
      if (!data?.closeCourierNotice) notify.error(copy.desk.gone)
      goOnFrom()
    } catch (error) {
      const reason = whyNot(error)
      if (reason) notify.error(reason)
    }
  })

  return (
    <Card as="li">
      <p>
        <b>{copy.desk.notices[why]}</b>{' '}
        {order && (
          <Link to={paths.orderSlip(order.id)}>
            <Unbroken>{order.number}</Unbroken>
          </Link>
        )}
      </p>
      <Muted $small>
        <time dateTime={receivedAt}>{format.when(receivedAt, today)}</time>
      </Muted>
      {words && <p>{copy.desk.says(words)}</p>}
      <details>
        <Summary>{copy.desk.asItCame}</Summary>
        <Said lang="en">{said}</Said>
      </details>
      <SubmitButton type="button" $look="quiet" busy={busy} onClick={look}>
        {copy.desk.seen}
      </SubmitButton>
    </Card>
  )
}

const Card = styled(PaddedPanel)`
  gap: var(--space-2);
  overflow-wrap: anywhere;
`

const Summary = styled.summary`
  width: fit-content;
  min-height: var(--touch);
  align-content: center;
  cursor: pointer;
  color: var(--muted);
  font: 400 var(--type-small);
`

const Said = styled.code`
  display: block;
  overflow: auto;
  max-width: 100%;
  max-height: 6em;
  font: 400 var(--type-small);
`
