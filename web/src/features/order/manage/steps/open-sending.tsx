import { CircleHelp } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'

/** That a courier was told of an order and has not answered; nothing where none was. @param since null: none was */
export const OpenSending = ({ since }: { since: string | null }) => {
  const { sending: copy, format } = useCopy(manageCopy)
  const today = useToday()
  if (since === null) return null

  return (
    <Notice tone="brass" icon={CircleHelp}>
      {copy.open(format.when(since, today))}
    </Notice>
  )
}
