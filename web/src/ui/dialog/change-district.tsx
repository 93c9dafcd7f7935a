import { useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { chooseDistrict, useDistrict } from '../../lib/delivery/district.ts'
import { Button } from '../basic/button.tsx'
import { DistrictField } from '../form/district-field.tsx'
import { Dialog } from './dialog.tsx'

/** Chooses the district for which deliveries are reckoned. */
export const ChangeDistrict = () => {
  const { promise: copy } = useCopy(shoppingCopy)
  const district = useDistrict()
  const [choosing, setChoosing] = useState(false)
  const handleClose = () => setChoosing(false)

  return (
    <>
      <Button
        type="button"
        $look="text"
        aria-haspopup="dialog"
        aria-label={copy.changeDistrict}
        onClick={() => setChoosing(true)}
      >
        {copy.change}
      </Button>
      {choosing && (
        <Dialog title={copy.chooseDistrict} onClose={handleClose}>
          <DistrictField
            id="delivery-district"
            label={copy.district}
            data-first
            value={district}
            onChange={({ target }) => chooseDistrict(target.value)}
          />
          <Button type="button" onClick={handleClose}>
            {copy.done}
          </Button>
        </Dialog>
      )}
    </>
  )
}
