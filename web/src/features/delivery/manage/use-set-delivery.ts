import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { DeliveryDocument } from '../../../lib/delivery/delivery.generated.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import type { DeliveryValues } from './delivery-values.ts'
import { inputOf } from './delivery-values.ts'
import { useSetDeliveryMutation } from './set-delivery.generated.ts'

/** Why the rules were not set. */
export type SetProblem = 'changed' | 'failed' | 'notAdmin'

/**
 * Sets the rules over those that were read; what somebody else has set meanwhile is replaced by a second sending only.
 * @param read the version that the form was filled with
 */
export const useSetDelivery = (read: number) => {
  const client = useApolloClient()
  const [setDelivery] = useSetDeliveryMutation()
  const [version, setVersion] = useState(read)

  return async (values: DeliveryValues, excepted: readonly string[]): Promise<SetProblem | null> => {
    try {
      const { data } = await setDelivery({ variables: { input: inputOf(values, excepted, version) } })
      if (data) setVersion(data.setDelivery.version)
      return null
    } catch (error) {
      const code = refusalOf(error)?.code
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return 'notAdmin'
      if (code !== 'DELIVERY_CHANGED') return 'failed'
      const now = await client
        .query({ query: DeliveryDocument, fetchPolicy: 'network-only', context: { personal: true } })
        .catch(() => null)
      if (now?.data) setVersion(now.data.delivery.version)
      return 'changed'
    }
  }
}
