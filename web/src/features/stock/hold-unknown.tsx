import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Failure } from '../../ui/feedback/failure.tsx'

/** Nobody knows whether something is set aside for the shopper, and so how much they can buy. */
export const HoldUnknown = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { buying: copy } = useCopy(shoppingCopy)
  return <Failure heading={copy.holdUnknown} error={error} onRetry={onRetry} />
}
