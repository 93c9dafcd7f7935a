import { TriangleAlert } from 'lucide-react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Notice } from './notice.tsx'

/** Says that so many products of a list can no longer be had; nothing when all can. */
export const UnavailableNotice = ({ count }: { count: number }) => {
  const { cart: copy } = useCopy(shoppingCopy)
  if (count === 0) return null

  return (
    <Notice tone="bad" icon={TriangleAlert}>
      <p>{copy.unavailable(count)}</p>
    </Notice>
  )
}
