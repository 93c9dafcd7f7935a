import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { Liveness } from '../../lib/network/liveness.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Muted } from '../../ui/basic/muted.ts'

/** The day, and whether the figures follow what happens or are those of a moment that is over. */
export const AsOf = ({ liveness, at }: { liveness: Liveness; at: string | undefined }) => {
  const { overview: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const told = {
    live: copy.live,
    lost: at && copy.asOf(format.when(at, today)),
    idle: undefined,
  }[liveness]

  return (
    <Muted role="status">
      {copy.weekday(new Date(today))}, {format.date(today)}
      {told && ` · ${told}`}
    </Muted>
  )
}
