import { districts } from '@sunnah-store/schema/districts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../lib/form/use-shop-form.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { IconButton } from '../../../ui/basic/icon-button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { DistrictField } from '../../../ui/form/district-field.tsx'
import type { DeliveryValues } from './delivery-values.ts'
import { TermsFields } from './terms-fields.tsx'

interface ExceptionListProps {
  /** The districts that have a rule of their own. */
  excepted: readonly string[]
  field: FieldOf<DeliveryValues>
  onAdd: (district: string) => void
  onRemove: (district: string) => void
}

/** The districts where something else holds, and the way to one more. */
export const ExceptionList = ({ excepted, field, onAdd, onRemove }: ExceptionListProps) => {
  const { deliveryRules: copy, districtName } = useCopy(manageCopy)
  const [chosen, setChosen] = useState('')

  const handleAdd = () => {
    onAdd(chosen)
    setChosen('')
  }

  return (
    <PaddedPanel as="section" aria-labelledby="delivery-exceptions">
      <h2 id="delivery-exceptions" tabIndex={-1}>
        {copy.exceptions}
      </h2>
      {excepted.length === 0 && <Muted>{copy.noExceptions}</Muted>}
      {excepted.map((district) => (
        <Rule key={district} role="group" aria-label={districtName(district)}>
          <Row>
            <h3>{districtName(district)}</h3>
            <Danger label={copy.remove(districtName(district))} icon={Trash2} onClick={() => onRemove(district)} />
          </Row>
          <TermsFields field={field} district={district} />
        </Rule>
      ))}
      <DistrictField
        id="delivery-new-district"
        label={copy.another}
        placeholder={copy.chooseDistrict}
        among={districts.filter((district) => !excepted.includes(district))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="button" $look="quiet" disabled={chosen === ''} onClick={handleAdd}>
        <Icon of={Plus} />
        {copy.add}
      </Button>
    </PaddedPanel>
  )
}

const Rule = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-self: stretch;
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--line);
  & > :first-child { justify-content: space-between; }
  h3 { font: 600 var(--type-lead); }
`

const Danger = styled(IconButton)`
  color: var(--danger);
`
