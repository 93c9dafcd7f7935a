import { History } from 'lucide-react'
import { useCallback, useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { LeaveQuestion } from '../../../../ui/dialog/leave-question.tsx'
import { Question } from '../../../../ui/dialog/question.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { ChangesBar } from '../form/changes-bar.tsx'
import { useEdited } from '../form/use-edited.ts'
import { type PriceLeap, PriceLeapQuestion } from '../price-leap-question.tsx'
import { priceLeaps } from './price-leaps.ts'
import { rowName } from './row-name.ts'
import { RunPanel } from './run-panel.tsx'
import { useSaveVariants } from './use-save-variants.ts'
import { carryOver, changeCount } from './variant-changes.ts'
import { VariantDialogs, type VariantQuestion } from './variant-dialogs.tsx'
import { VariantGrid } from './variant-grid.tsx'
import { problemsOf } from './variant-problems.ts'
import { asSheet, piecesOnSale, sheetOf, shownRows, type VariantRow } from './variant-sheet.ts'
import type { EditedVariants_ProductFragment } from './variants.generated.ts'

interface VariantsFormProps {
  product: EditedVariants_ProductFragment
  /** Asks the shop again what it has. */
  reload: () => Promise<EditedVariants_ProductFragment>
}

/** The sizes and colours of a product: all are changed in a table, and saved at once. */
export const VariantsForm = ({ product, reload }: VariantsFormProps) => {
  const { variants: copy, products, asking, language } = useCopy(manageCopy)
  const { edited, setEdited, changes, restored, dropDraft } = useEdited({
    draft: `variants:${product.id}`,
    today: sheetOf(product),
    understand: asSheet,
    carryOver,
    countChanges: changeCount,
  })
  const { problem, conflicts, refused, busy, save, settle, forget } = useSaveVariants(product.id, edited, setEdited)
  // What is wrong is said from the first attempt on, or when something is pasted.
  const [checked, setChecked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { rows } = edited.typed
  const problems = problemsOf(edited.typed, refused, copy.rules)
  const shown: typeof problems = checked ? problems : new Map()

  const setRows = useCallback(
    (rowsFrom: (rows: readonly VariantRow[]) => readonly VariantRow[]) =>
      setEdited((now) => ({ ...now, typed: { ...now.typed, rows: rowsFrom(now.typed.rows) } })),
    [setEdited],
  )
  const [asksForPieces, setAsksForPieces] = useState(false)
  const [leaps, setLeaps] = useState<readonly PriceLeap[]>([])
  const [asked, setAsked] = useState<VariantQuestion | null>(null)
  const ask = useCallback((key: string) => setAsked({ key }), [])

  const saveAll = async () => {
    await save()
    setAttempt((before) => before + 1)
  }
  const askPrices = async () => {
    const found = priceLeaps(edited, language)
    setLeaps(found)
    if (found.length === 0) await saveAll()
  }

  const form = {
    formState: { submitCount: attempt },
    wrongFields: shownRows(rows).flatMap((row) =>
      Object.entries(shown.get(row.key) ?? {}).map(([cell, text]) => ({
        fieldId: `${row.key}-${cell}`,
        text: copy.rules.of(rowName(row, language), text),
      })),
    ),
    onSubmit: async (event?: { preventDefault?: () => void }) => {
      event?.preventDefault?.()
      if (changes === 0) return notify.error(products.update.unchanged)
      setChecked(true)
      setAttempt((before) => before + 1)
      if (problemsOf(edited.typed, {}, copy.rules).size > 0) return
      if (product.quantity > 0 && piecesOnSale(rows) === 0) return setAsksForPieces(true)
      await askPrices()
    },
  }

  const handleDiscard = async () => {
    const today = sheetOf(await reload())
    setEdited({ read: today, typed: today })
    forget()
    setChecked(false)
  }

  return (
    <>
      <ShopForm form={form} plain>
        <FormProblem problem={problem}>
          {problem === 'notAdmin' ? asking.notAdmin : problem && copy.save[problem]}
        </FormProblem>
        <StatusPlace>
          {restored && changes > 0 && (
            <Notice tone="brass" icon={History}>
              {products.update.restored}
            </Notice>
          )}
        </StatusPlace>
        <RunPanel
          rows={rows}
          words={edited.typed.words}
          isUnsaved={changes > 0}
          piecesOfToday={rows.length === 0 ? product.quantity : 0}
          onWords={(words) => setEdited((now) => ({ ...now, typed: { ...now.typed, words } }))}
          onRows={setRows}
          onPaste={() => setAsked('sheet')}
        />
        {rows.length > 0 && (
          <VariantGrid
            product={product}
            sheet={edited.typed}
            problems={shown}
            conflicts={conflicts}
            onSettle={settle}
            onRows={setRows}
            onPasted={() => setChecked(true)}
            onOpen={ask}
            onSetAll={() => setAsked('all')}
          />
        )}
        <ChangesBar changes={changes} busy={busy} onDiscard={handleDiscard} />
        <LeaveQuestion isUnsaved={() => changes > 0} onLeave={dropDraft} />
      </ShopForm>
      {asksForPieces && (
        <Question
          title={copy.noPieces.title}
          no={copy.noPieces.no}
          yes={copy.noPieces.yes}
          danger
          onYes={async () => {
            setAsksForPieces(false)
            await askPrices()
          }}
          onClose={() => setAsksForPieces(false)}
        >
          {copy.noPieces.text(product.quantity)}
        </Question>
      )}
      {leaps.length > 0 && <PriceLeapQuestion leaps={leaps} onYes={saveAll} onClose={() => setLeaps([])} />}
      <VariantDialogs
        asked={asked}
        sheet={edited.typed}
        image={product.image}
        onRows={setRows}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
