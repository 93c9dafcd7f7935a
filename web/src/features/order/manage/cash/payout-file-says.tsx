import { beginOf } from '@sunnah-store/schema/local-day'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import type { PayoutFileQuery } from './cash.generated.ts'

type File = PayoutFileQuery['payoutFile']

/** What a courier's file has besides the orders that it pays for. */
export const PayoutFileSays = ({ file }: { file: File }) => {
  const { cash, taka } = useCopy(manageCopy)
  const { payout: copy } = cash
  const { collected, charges, unreadable, others, ignoredColumns } = file

  return (
    <>
      {collected !== null && charges !== null && <p>{copy.fileSums(taka(collected), taka(charges))}</p>}
      {collected !== null && charges === null && <p>{copy.fileCollected(taka(collected))}</p>}
      {collected === null && charges !== null && <p>{copy.fileCharges(taka(charges))}</p>}
      {unreadable.length > 0 && <Bad>{copy.fileNotAllRead(unreadable)}</Bad>}
      {others.map((other) => (
        <Bad key={other.number}>
          <NotOwed other={other} />
        </Bad>
      ))}
      {ignoredColumns.length > 0 && <Muted $small>{copy.fileIgnored(ignoredColumns)}</Muted>}
    </>
  )
}

const NotOwed = ({ other: { number, why, courier, day } }: { other: File['others'][number] }) => {
  const { cash, format } = useCopy(manageCopy)
  const { notOwed } = cash.payout
  if (why === 'PAID' && day) return notOwed.PAID(number, format.date(beginOf(day).toISOString()))
  if (why === 'OTHER_COURIER' && courier) return notOwed.OTHER_COURIER(number, courier)
  return why === 'NOT_DELIVERED' ? notOwed.NOT_DELIVERED(number) : notOwed.UNKNOWN(number)
}

const Bad = styled.p`
  color: var(--danger);
  overflow-wrap: anywhere;
`
