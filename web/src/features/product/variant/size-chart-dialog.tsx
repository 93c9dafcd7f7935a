import { useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Stack } from '../../../ui/basic/panel.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { inUnit, type LengthUnit } from './measure.ts'
import type { SizeChart_ProductFragment } from './size-chart.generated.ts'

interface SizeChartDialogProps {
  chart: NonNullable<SizeChart_ProductFragment['sizeChart']>
  /** The size that is chosen, as the variants have it. */
  chosen: string | null
  onClose: () => void
}

const units: readonly LengthUnit[] = ['CM', 'INCH']

/** What the sizes of a product measure, in centimetres or inches. */
export const SizeChartDialog = ({ chart: { unit: typedIn, columns, rows }, chosen, onClose }: SizeChartDialogProps) => {
  const { buying: copy, language, format } = useCopy(shoppingCopy)
  const [unit, setUnit] = useState<LengthUnit>(typedIn)
  const inLanguage = (text: string, textBn: string | null) => (language === 'bn' && textBn) || text

  return (
    <Dialog title={copy.sizeChart} onClose={onClose}>
      <Stack>
        <Units role="group" aria-label={copy.unit}>
          {units.map((value) => (
            <button key={value} type="button" aria-pressed={value === unit} onClick={() => setUnit(value)}>
              {copy.units[value]}
            </button>
          ))}
        </Units>
        <Scrolled role="region" aria-label={copy.sizeChart} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{copy.optionNames.SIZE}</th>
                {rows.map(({ size, sizeBn }) => (
                  <th key={size} scope="col" data-chosen={size === chosen || undefined}>
                    {inLanguage(size, sizeBn)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {columns.map(({ name, nameBn }, i) => (
                <tr key={name}>
                  <th scope="row">{inLanguage(name, nameBn)}</th>
                  {rows.map(({ size, cells }) => (
                    <td key={size} data-chosen={size === chosen || undefined}>
                      {format.digits(inUnit(cells[i] ?? '', typedIn, unit))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
        <Button type="button" onClick={onClose}>
          {copy.sizeChartDone}
        </Button>
      </Stack>
    </Dialog>
  )
}

const Units = styled.div`
  display: inline-flex;
  justify-self: start;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  overflow: hidden;
  & > button {
    min-width: 64px;
    min-height: var(--control);
    padding-inline: var(--space-4);
    border: 0;
    background: var(--surface);
    color: inherit;
    font: 600 var(--type-body);
    cursor: pointer;
  }
  & > button + button { border-inline-start: 1px solid var(--control-line); }
  & > button[aria-pressed='true'] { background: var(--primary); color: var(--on-primary); }
  & > button:focus-visible { outline-offset: -3px; }
`

const Scrolled = styled.div`
  overflow-x: auto;
  & table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  & th, & td { padding: var(--space-3) var(--space-2); border-bottom: 1px solid var(--line); text-align: center; }
  & th:first-child { padding-inline-start: 0; text-align: start; }
  & tbody th { color: var(--muted); font-weight: 500; }
  & [data-chosen] { background: var(--primary-soft); color: var(--primary); font-weight: 700; }
`
