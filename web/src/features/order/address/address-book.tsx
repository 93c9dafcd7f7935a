import { limits } from '@sunnah-store/schema/limits'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { IconButton } from '../../../ui/basic/icon-button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { Unbroken } from '../../../ui/basic/unbroken.ts'
import { Pill } from '../../../ui/data/pill.tsx'
import { LinesSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { OrderAddress } from '../order-address.tsx'
import { AddressForm } from './address-form.tsx'
import { useAddressesQuery } from './addresses.generated.ts'
import { RemoveAddress } from './remove-address.tsx'
import type { SavedAddress } from './use-save-address.ts'

/** Where a shopper lets orders be delivered. */
export const AddressBook = () => {
  const { addresses: copy } = useCopy(shoppingCopy)
  const query = useAddressesQuery({ fetchPolicy: 'cache-and-network' })
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  const [removed, setRemoved] = useState<SavedAddress | null>(null)

  // The pressed button is gone, so the focus moves to the heading once the dialog is closed.
  const handleRemoved = () => {
    flushSync(() => setRemoved(null))
    goOnFrom(document.getElementById('addresses'))
  }

  return (
    <Book as="section" aria-labelledby="addresses">
      <h2 id="addresses" tabIndex={-1}>
        {copy.heading}
      </h2>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<LinesSkeleton />}>
        {({ addresses }) => (
          <>
            {addresses.length === 0 && <Muted>{copy.none}</Muted>}
            <ul>
              {addresses.map((saved) => (
                <Saved key={saved.id} saved={saved} onEdit={setEdited} onRemove={setRemoved} />
              ))}
            </ul>
            {addresses.length < limits.addresses ? (
              <Add type="button" $look="quiet" aria-haspopup="dialog" onClick={() => setEdited('new')}>
                <Icon of={Plus} />
                {copy.add}
              </Add>
            ) : (
              <Muted>{copy.full}</Muted>
            )}
          </>
        )}
      </Loaded>
      {edited && <AddressForm saved={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveAddress saved={removed} onRemoved={handleRemoved} onClose={() => setRemoved(null)} />}
    </Book>
  )
}

interface SavedProps {
  saved: SavedAddress
  onEdit: (saved: SavedAddress) => void
  onRemove: (saved: SavedAddress) => void
}

const Saved = ({ saved, onEdit, onRemove }: SavedProps) => {
  const { addresses: copy, districtName, format } = useCopy(shoppingCopy)

  return (
    <li>
      <div>
        <Row>
          <h3>{saved.label}</h3>
          {saved.isDefault && <Pill $tone="brass">{copy.usual}</Pill>}
        </Row>
        <Muted $small>
          <OrderAddress {...saved} district={districtName(saved.district)} />
        </Muted>
        <Muted $small>
          {saved.receiverName && `${saved.receiverName}, `}
          <Unbroken>{format.phone(saved.phone)}</Unbroken>
        </Muted>
      </div>
      <IconButton label={copy.edit(saved.label)} icon={Pencil} aria-haspopup="dialog" onClick={() => onEdit(saved)} />
      <Danger label={copy.remove(saved.label)} icon={Trash2} aria-haspopup="dialog" onClick={() => onRemove(saved)} />
    </li>
  )
}

const Book = styled(PaddedPanel)`
  justify-items: stretch;
  max-width: var(--column);
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--space-1);
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }
  & > ul > li + li { border-top: 1px solid var(--line); }
  h3 { font: 600 var(--type-body); }
`

const Add = styled(Button)`
  justify-self: start;
`

const Danger = styled(IconButton)`
  color: var(--danger);
`
