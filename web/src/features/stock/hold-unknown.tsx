import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Failure } from '../../ui/feedback/failure.tsx'

/** Shown when the holds could not be loaded, so that the available quantity is unknown. */
export const HoldUnknown = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { buying: copy } = useCopy(shoppingCopy)
  return <Failure heading={copy.holdUnknown} error={error} onRetry={onRetry} />
}
