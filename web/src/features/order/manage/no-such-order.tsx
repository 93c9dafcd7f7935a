import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'

/** In the place of an order that is not there. */
export const NoSuchOrder = () => {
  const { allOrders: copy } = useCopy(manageCopy)

  return (
    <PaddedPanel role="alert">
      <h2>{copy.noSuchOrder}</h2>
      <p>{copy.noSuchOrderText}</p>
    </PaddedPanel>
  )
}
