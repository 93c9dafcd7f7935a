import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useTriedAction } from '../../../../lib/failure/use-tried-action.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { courierSaid } from '../../../../lib/text/courier-said.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { type CourierDeskQuery, useCloseCourierNoticeMutation, useCourierDeskQuery } from './cash.generated.ts'
import { wordsOf } from './courier-message.ts'

/** What couriers have not answered, and what they said that the shop cannot place; nothing when there is neither. */
export const CourierDesk = () => {
  const { cash: copy } = useCopy(manageCopy)
  const { data } = useCourierDeskQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || countOf(data) === 0) return null

  return (
    <Stack as="section" aria-labelledby="to-look-at">
      <h2 id="to-look-at">{copy.desk.heading}</h2>
      <DeskList desk={data} />
    </Stack>
  )
}

/** The same among the orders, in a line that says how much it is and unfolds. */
export const FoldedCourierDesk = () => {
  const { cash: copy } = useCopy(manageCopy)
  const { data } = useCourierDeskQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || countOf(data) === 0) return null

  return (
    <Fold>
      <summary>
        <Icon of={CircleAlert} />
        {copy.desk.ofCouriers(countOf(data))}
      </summary>
      <Stack $gap="small">
        <DeskList desk={data} />
      </Stack>
    </Fold>
  )
}

const countOf = ({ openSendings, courierNotices }: CourierDeskQuery) => openSendings.length + courierNotices.length

const DeskList = ({ desk }: { desk: CourierDeskQuery }) => {
  const { cash: copy, format } = useCopy(manageCopy)
  const today = useToday()

  return (
    <>
      {desk.openSendings.map(({ orderId, number, since }) => (
        <Notice key={orderId} tone="brass" icon={CircleAlert}>
          {copy.desk.open(format.when(since, today))}{' '}
          <Unbroken>
            <Link to={paths.orderNumbered(number)}>{number}</Link>
          </Unbroken>
        </Notice>
      ))}
      <Stack as="ul" $gap="small">
        {desk.courierNotices.map((notice) => (
          <CourierNotice key={notice.id} notice={notice} />
        ))}
      </Stack>
    </>
  )
}

const CourierNotice = ({ notice }: { notice: CourierDeskQuery['courierNotices'][number] }) => {
  const { cash: copy, courierWords, format, sending, taka } = useCopy(manageCopy)
  const today = useToday()
  const { id, why, said, collected, receivedAt, order } = notice
  const words = courierSaid(wordsOf(said), courierWords)
  const isSaidWhole = why === 'PARTLY_DELIVERED' && order?.status === 'DELIVERED'
  const [close] = useCloseCourierNoticeMutation({ refetchQueries: ['CourierDesk'], awaitRefetchQueries: true })
  const [look, busy] = useTriedAction(async () => {
    const { data } = await close({ variables: { id } })
    if (!data?.closeCourierNotice) notify.error(copy.desk.gone)
    goOnFrom()
  })

  return (
    <Card as="li">
      <p>
        <b>{isSaidWhole ? copy.desk.partlyOfWhole : copy.desk.notices[why]}</b>{' '}
        {order && (
          <Unbroken>
            <Link to={paths.orderNumbered(order.number)}>{order.number}</Link>
          </Unbroken>
        )}
      </p>
      <Muted $small>
        <time dateTime={receivedAt}>{format.when(receivedAt, today)}</time>
      </Muted>
      {collected !== null && order && <p>{sending.collectedOtherwise(taka(collected), taka(order.total))}</p>}
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

const Fold = styled.details`
  padding-inline: var(--space-4);
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  &[open] { padding-bottom: var(--space-4); }
  & > summary { display: flex; align-items: center; gap: var(--space-3); min-height: var(--touch); cursor: pointer; }
  & > summary svg { color: var(--accent-text); }
`

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
