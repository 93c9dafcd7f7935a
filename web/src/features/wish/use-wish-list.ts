import { useState } from 'react'
import { useWishes } from './use-wishes.ts'

/** What is wished, and in its place for a while what was just taken off. */
export const useWishList = <Wish extends { productId: string }>(wishes: readonly Wish[]) => {
  const { ids } = useWishes()
  const [taken, setTaken] = useState<readonly string[]>([])
  const isWished = (id: string) => ids?.includes(id) ?? true

  return {
    shown: wishes.filter(({ productId }) => isWished(productId) || taken.includes(productId)),
    isWished,
    /** It is taken off now. */
    noteTaken: (id: string) => setTaken((known) => [...known, id]),
    /** The time to undo it is over. */
    forgetTaken: (id: string) => setTaken((known) => known.filter((other) => other !== id)),
  }
}
