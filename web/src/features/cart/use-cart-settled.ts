import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { cartSettled } from './cart-changes.ts'

/** Whether the shop has answered what was changed before this page was opened. */
export const useCartSettled = () => {
  const client = useApolloClient()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    cartSettled(client).then(() => setSettled(true))
  }, [client])
  return settled
}
