import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { FileButton } from '../../../../ui/form/file-button.tsx'
import { Tick } from '../../../../ui/form/tick.tsx'
import { type OwedOrdersQuery, PayoutFileDocument, type PayoutFileQuery } from './cash.generated.ts'
import { PayoutFileSays } from './payout-file-says.tsx'

type Read = PayoutFileQuery['payoutFile']
type Found = Read & { name: string }

interface PayoutOrdersProps {
  courier: string
  orders: OwedOrdersQuery['owedOrders']
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  /** Takes what a file says of the sums. */
  onRead: (file: Read) => void
}

/** For which orders a payout is: by hand, or by the numbers in the courier's file. */
export const PayoutOrders = ({ courier, orders, chosen, onChoose, onRead }: PayoutOrdersProps) => {
  const { cash, taka, format } = useCopy(manageCopy)
  const { payout: copy } = cash
  const today = useToday()
  const client = useApolloClient()
  const [found, setFound] = useState<Found | 'unreadable' | null>(null)
  const file = found === 'unreadable' ? null : found

  const read = async (chosenFile: File) => {
    try {
      const content = await chosenFile.text()
      if (content.length > limits.payout.file) return setFound('unreadable')
      const { data } = await client.query({
        query: PayoutFileDocument,
        variables: { courier, content },
        fetchPolicy: 'no-cache',
      })
      if (!data) return setFound('unreadable')
      setFound({ ...data.payoutFile, name: chosenFile.name })
      onChoose(new Set(data.payoutFile.orderIds))
      onRead(data.payoutFile)
    } catch {
      setFound('unreadable')
    }
  }
  const owed = orders.filter(({ cameBack, cashOwed }) => !cameBack || cashOwed)
  const choose = (id: string, isChosen: boolean) => {
    const ids = new Set(chosen)
    if (isChosen) ids.add(id)
    else ids.delete(id)
    onChoose(ids)
  }

  return (
    <Panel as="section" aria-labelledby="which-orders">
      <h2 id="which-orders">{copy.which}</h2>
      <FileButton
        id="payout-file"
        label={copy.file}
        hint={copy.fileHint}
        accept=".csv,text/csv"
        error={found === 'unreadable' ? copy.fileUnreadable : undefined}
        onChoose={read}
      />
      <div role="status">
        {file?.rows === 0 && <Bad>{copy.fileNone(file.name)}</Bad>}
        {file && file.rows > 0 && <p>{copy.fileFound(file.name, file.orderIds.length, file.rows)}</p>}
        {file && <PayoutFileSays file={file} />}
        {found === 'unreadable' && <Bad>{copy.fileUnreadable}</Bad>}
      </div>
      {owed.length > 1 && (
        <ChooseAll type="button" $look="quiet" onClick={() => onChoose(new Set(owed.map(({ id }) => id)))}>
          {copy.chooseAll(owed.length)}
        </ChooseAll>
      )}
      <ul>
        {orders.map(({ id, number, customerName, cameBack, cashOwed, deliveredAt, total }) => (
          <Line key={id}>
            <div>
              <Tick label={number} checked={chosen.has(id)} onChange={({ target }) => choose(id, target.checked)} />
              <About $small>
                {customerName} · {copy.deliveredAt(format.when(deliveredAt, today))}
                {cameBack && ` · ${copy.cameBack[cashOwed === null ? 'unknown' : cashOwed ? 'owed' : 'notOwed']}`}
                {file && !file.orderIds.includes(id) && ` · ${copy.notInFile}`}
                {file?.unreadable.includes(number) && ` · ${copy.notReadInFile}`}
              </About>
              <OtherSum
                collected={file?.lines.find(({ orderId }) => orderId === id)?.collected ?? total}
                total={total}
              />
            </div>
            <b>{taka(total)}</b>
          </Line>
        ))}
      </ul>
    </Panel>
  )
}

const OtherSum = ({ collected, total }: { collected: number; total: number }) => {
  const { cash, taka } = useCopy(manageCopy)
  return collected !== total && <Bad>{cash.payout.otherInFile(taka(collected), taka(collected - total))}</Bad>
}

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
`

const ChooseAll = styled(Button)`
  justify-self: start;
`

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-2);
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  & > b { white-space: nowrap; }
`

// Below its number, not below the tick.
const About = styled(Muted)`
  padding-inline-start: calc(var(--icon) + var(--space-3));
`

const Bad = styled.p`
  color: var(--danger);
  overflow-wrap: anywhere;
`
