import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'

interface ForRiderProps {
  riderNote: string | null
  callFirst: boolean
}

/** What the rider is told, in the lines in which it was typed; nothing when nothing is. */
export const ForRider = ({ riderNote, callFirst }: ForRiderProps) => {
  const { checkout: copy } = useCopy(shoppingCopy)
  if (!riderNote && !callFirst) return null

  return (
    <>
      {callFirst && <p>{copy.callFirst}</p>}
      {riderNote && <p dir="auto">{riderNote}</p>}
    </>
  )
}
