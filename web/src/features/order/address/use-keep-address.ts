import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { notify } from '../../../lib/notify/notify.ts'
import type { AddressInput } from './addresses.generated.ts'
import { useSaveAddress } from './use-save-address.ts'

/** Saves where an order went, beside everything else: only that it was not saved is said. */
export const useKeepAddress = () => {
  const { addresses: copy } = useCopy(shoppingCopy)
  const [saveAddress] = useSaveAddress()

  return (
    label: string,
    { address, area, district, receiverName, phone }: Omit<AddressInput, 'id' | 'isDefault' | 'label'>,
  ) => {
    const input = { label, address, area, district, receiverName, phone }
    saveAddress({ variables: { input } }).catch(() => notify.error(copy.keepFailed))
  }
}
