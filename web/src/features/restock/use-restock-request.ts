import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { notify } from '../../lib/notify/notify.ts'
import {
  RestockRequestsDocument,
  useAskForRestockMutation,
  useRestockRequestsQuery,
  useWithdrawRestockRequestMutation,
} from './restock.generated.ts'

interface Subject {
  productId: string
  /** Null while it is not chosen. */
  variantId: string | null
  /** It is in stock after all. */
  onBack: () => void
}

/** Whether a shopper is told when a variant is back, and how that changes. */
export const useRestockRequest = ({ productId, variantId, onBack }: Subject) => {
  const { restock: copy, asking } = useCopy(shoppingCopy)
  const query = { query: RestockRequestsDocument, variables: { productId } }
  const { data, error, refetch } = useRestockRequestsQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  })
  const [askForRestock, { error: refused }] = useAskForRestockMutation({
    update: (cache, { data: answer }) => {
      const request = answer?.askForRestock
      if (request)
        cache.updateQuery(query, (known) => ({
          restockRequests: [
            ...(known?.restockRequests ?? []).filter((one) => one.variantId !== request.variantId),
            request,
          ],
        }))
    },
  })
  const [withdraw] = useWithdrawRestockRequestMutation({
    update: (cache, _, { variables }) => {
      cache.updateQuery(
        query,
        (known) =>
          known && { restockRequests: known.restockRequests.filter((one) => one.variantId !== variables?.variantId) },
      )
    },
  })

  const handleFailure = (failure: unknown) => {
    const code = refusalOf(failure)?.code
    if (code === 'EMAIL_NOT_CONFIRMED') return
    if (code === 'IN_STOCK') {
      notify.success(copy.isBack)
      return onBack()
    }
    notify.error(code === 'RESTOCK_REQUESTS_FULL' ? copy.full : asking.failed)
  }
  const [ask, isAsking] = useOnce((wanted: string) =>
    askForRestock({ variables: { input: { productId, variantId: wanted } } }).catch(handleFailure),
  )
  const [takeBack, isTakingBack] = useOnce((wanted: string) =>
    withdraw({ variables: { variantId: wanted } }).catch(() => notify.error(asking.failed)),
  )

  return {
    isLoaded: data !== undefined,
    failed: Boolean(error) && data === undefined,
    retry: () => refetch().catch(() => undefined),
    isAsked: data?.restockRequests.some((one) => one.variantId === variantId) ?? false,
    needsConfirmedEmail: refusalOf(refused)?.code === 'EMAIL_NOT_CONFIRMED',
    ask,
    takeBack,
    busy: isAsking || isTakingBack,
  }
}
