import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../../lib/form/use-shop-form.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { PickCard } from '../../../../ui/form/pick-card.tsx'
import { useCouriersUsedQuery } from '../many-orders.generated.ts'
import type { Choice, Connected, SendValues } from './send-choice.ts'

interface SendWhomProps {
  couriers: readonly Connected[]
  choice: Choice
  field: FieldOf<SendValues>
}

/** With which courier the orders go. */
export const SendWhom = ({ couriers, choice, field }: SendWhomProps) => {
  const { sending: copy, taka } = useCopy(manageCopy)
  const { data } = useCouriersUsedQuery()
  const { id: _, error: __, ...pick } = field('choice')
  const aboutOf = ({ balance, pretends }: Connected) => {
    if (pretends) return copy.pretends
    // Cash is not for staff.
    return balance === undefined ? undefined : copy.connected(balance === null ? null : taka(balance))
  }
  const connected = couriers.map((courier) => ({ value: courier.code, label: courier.name, about: aboutOf(courier) }))
  const choices = [
    ...connected,
    { value: 'RIDER', label: copy.rider, about: copy.riderAbout },
    { value: 'OTHER', label: copy.other, about: copy.otherAbout },
  ]
  const short = (most: number) => (text: string) => textLength(text) <= most || copy.tooLong(most)

  return (
    <Panel as="fieldset">
      <legend>{copy.whom}</legend>
      {choices.map(({ value, label, about }) => (
        <PickCard key={value} id={`send-${value}`} label={label} about={about} value={value} {...pick}>
          {value === choice && (value === 'RIDER' || value === 'OTHER') && (
            <>
              <TextField
                label={copy.name}
                autoComplete="off"
                list="couriers-used"
                {...field(value === 'RIDER' ? 'rider' : 'name', {
                  validate: {
                    given: (text) => isVisible(text) || copy.nameMissing,
                    short: short(limits.order.courier),
                  },
                })}
              />
              <datalist id="couriers-used">
                {data?.couriersUsed.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </PickCard>
      ))}
      {choice !== 'RIDER' && choice !== 'OTHER' && (
        <TextField label={copy.note} autoComplete="off" {...field('note', { validate: short(limits.courierNote) })} />
      )}
    </Panel>
  )
}

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
  gap: var(--space-3);
  min-width: 0;
  & > legend {
    float: left;
    font: 700 var(--type-subtitle);
  }
`
