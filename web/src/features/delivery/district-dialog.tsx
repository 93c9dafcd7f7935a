import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { chooseDistrict, useDistrict } from '../../lib/delivery/district.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DistrictField } from '../../ui/form/district-field.tsx'

/** Chooses the district for which deliveries are reckoned. */
export const DistrictDialog = ({ onClose }: { onClose: () => void }) => {
  const { promise: copy } = useCopy(shoppingCopy)
  const district = useDistrict()

  return (
    <Dialog title={copy.chooseDistrict} onClose={onClose}>
      <DistrictField
        id="delivery-district"
        label={copy.district}
        data-first
        value={district}
        onChange={({ target }) => chooseDistrict(target.value)}
      />
      <Button type="button" onClick={onClose}>
        {copy.done}
      </Button>
    </Dialog>
  )
}
