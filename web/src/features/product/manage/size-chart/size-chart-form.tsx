import { limits } from '@sunnah-store/schema/limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { focusField } from '../../../../lib/navigation/focus.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { newKey } from '../../../../lib/storage/new-key.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../../ui/basic/panel.tsx'
import { LeaveQuestion } from '../../../../ui/dialog/leave-question.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { SelectField } from '../../../../ui/form/select.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { ChangesBar } from '../form/changes-bar.tsx'
import { useEdited } from '../form/use-edited.ts'
import { ChartColumnFields } from './chart-column-fields.tsx'
import {
  asChartSheet,
  type ChartColumn,
  type ChartSheet,
  carryChartOver,
  chartSheetOf,
  countChartChanges,
  namelessColumns,
  sizesOf,
} from './chart-sheet.ts'
import type { EditedSizeChart_ProductFragment } from './edited-size-chart.generated.ts'
import { useSaveSizeChart } from './use-save-size-chart.ts'

interface SizeChartFormProps {
  product: EditedSizeChart_ProductFragment
  /** Asks the shop again what it has. */
  reload: () => Promise<EditedSizeChart_ProductFragment>
}

const emptyColumn = (): ChartColumn => ({ key: newKey(), name: '', nameBn: '', cells: {} })

/** What the sizes of a product measure, column by column. */
export const SizeChartForm = ({ product, reload }: SizeChartFormProps) => {
  const { variants, buying, asking, products } = useCopy(manageCopy)
  const { chart: copy } = variants
  const { edited, setEdited, changes, dropDraft } = useEdited({
    draft: `sizeChart:${product.id}`,
    today: chartSheetOf(product),
    understand: asChartSheet,
    carryOver: carryChartOver,
    countChanges: countChartChanges,
  })
  const { problem, save, busy, forget } = useSaveSizeChart(product, edited, setEdited)
  const [attempt, setAttempt] = useState(0)
  const { unit, columns } = edited.typed
  const nameless = attempt > 0 ? namelessColumns(edited.typed) : []
  const sizes = sizesOf(product)

  const type = (typed: Partial<ChartSheet>) => setEdited((now) => ({ ...now, typed: { ...now.typed, ...typed } }))

  const form = {
    formState: { submitCount: attempt },
    wrongFields: nameless.map((place) => ({ fieldId: `column-${place}`, text: copy.nameMissing })),
    onSubmit: async (event?: { preventDefault?: () => void }) => {
      event?.preventDefault?.()
      if (changes === 0) return notify.error(products.update.unchanged)
      setAttempt((before) => before + 1)
      if (namelessColumns(edited.typed).length === 0) await save()
    },
  }

  const handleDiscard = async () => {
    const today = chartSheetOf(await reload())
    setEdited({ read: today, typed: today })
    forget()
    setAttempt(0)
  }

  return (
    <ShopForm form={form} plain>
      <FormProblem problem={problem}>
        {problem === 'notAdmin' ? asking.notAdmin : problem && variants.save[problem]}
      </FormProblem>
      <PaddedPanel>
        <Muted>{copy.hint}</Muted>
        <SelectField
          id="unit"
          label={copy.unit}
          value={unit}
          onChange={({ target }) => type({ unit: target.value === 'INCH' ? 'INCH' : 'CM' })}
        >
          {(['CM', 'INCH'] as const).map((value) => (
            <option key={value} value={value}>
              {buying.units[value]}
            </option>
          ))}
        </SelectField>
      </PaddedPanel>
      {columns.map((column, place) => (
        <ChartColumnFields
          key={column.key}
          place={place}
          column={column}
          sizes={sizes}
          error={nameless.includes(place) ? copy.nameMissing : undefined}
          onChange={(changed) => type({ columns: columns.with(place, changed) })}
          onRemove={() => {
            type({ columns: columns.toSpliced(place, 1) })
            focusField('add-column')
          }}
        />
      ))}
      {columns.length < limits.sizeChart.columns && (
        <Row>
          <Button
            id="add-column"
            type="button"
            $look="quiet"
            onClick={() => type({ columns: [...columns, emptyColumn()] })}
          >
            <Icon of={Plus} />
            {copy.addColumn}
          </Button>
        </Row>
      )}
      <ChangesBar changes={changes} busy={busy} onDiscard={handleDiscard} />
      <LeaveQuestion isUnsaved={() => changes > 0} onLeave={dropDraft} />
    </ShopForm>
  )
}
