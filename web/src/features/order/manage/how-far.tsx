import type { ReactNode } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { Progress } from './portions-of.ts'

/** How far the reading of many orders is, above the sketch of what comes. */
export const HowFar = ({ progress, sketch }: { progress: Progress | null; sketch: ReactNode }) => {
  const { orderLists: copy } = useCopy(manageCopy)

  return (
    <>
      {progress && <p role="status">{copy.read(progress.done, progress.of)}</p>}
      {sketch}
    </>
  )
}
