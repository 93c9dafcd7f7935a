import { limits } from '@sunnah-store/schema/limits'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { errorCode } from '../../../../lib/failure/error-code.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useOnce } from '../../../../lib/hooks/use-once.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { forgetLists } from '../forget-products.ts'
import type { Edited } from '../form/use-edited.ts'
import { carryOver, inputOf } from './variant-changes.ts'
import type { RefusedRow } from './variant-problems.ts'
import { sheetOf, type VariantSheet } from './variant-sheet.ts'
import { useSaveVariantsMutation } from './variants.generated.ts'
import { conflictsIn, refusedRowIn, type VariantConflict } from './variants-refusal.ts'

type SaveProblem = 'failed' | 'gone' | 'notAdmin' | 'noneSold' | 'tooMany'

interface Outcome {
  problem: SaveProblem | null
  conflicts: readonly VariantConflict[]
  refused: RefusedRow
}

const allWell: Outcome = { problem: null, conflicts: [], refused: {} }

/** Saves all that was changed, or nothing, and says what came of it. */
export const useSaveVariants = (
  productId: string,
  edited: Edited<VariantSheet>,
  setEdited: Dispatch<SetStateAction<Edited<VariantSheet>>>,
) => {
  const { variants: copy } = useCopy(manageCopy)
  const [saveVariants] = useSaveVariantsMutation({ update: forgetLists })
  const [outcome, setOutcome] = useState(allWell)

  const [save, busy] = useOnce(async () => {
    const sold = edited.typed.rows.filter(({ isActive }) => isActive).length
    if (sold === 0) return setOutcome({ ...allWell, problem: 'noneSold' })
    if (sold > limits.variants.each) return setOutcome({ ...allWell, problem: 'tooMany' })
    setOutcome(allWell)
    try {
      const { data } = await saveVariants({ variables: { id: productId, input: inputOf(edited) } })
      if (!data) throw new Error('The shop did not say what it saved')
      const saved = sheetOf(data.saveVariants)
      // What was typed while the request was running is not saved yet.
      setEdited((now) => carryOver(saved, { read: edited.typed, typed: now.typed }))
      notify.success(copy.save.done)
    } catch (error) {
      setOutcome(outcomeOf(error))
    }
  })

  /** Knows today's stock or price, and keeps what was typed or takes today's. */
  const settle = (conflict: VariantConflict, take: boolean) => {
    const { key, cell, now } = conflict
    const today = cell === 'price' ? { price: String(now), regularPrice: now } : { quantity: String(now) }
    const withToday = ({ rows, words }: VariantSheet) => ({
      rows: rows.map((row) => (row.key === key ? { ...row, ...today } : row)),
      words,
    })
    setEdited(({ read, typed }) => ({ read: withToday(read), typed: take ? withToday(typed) : typed }))
    setOutcome((before) => ({ ...before, conflicts: before.conflicts.filter((other) => other !== conflict) }))
  }

  return { ...outcome, save, busy, settle, forget: () => setOutcome(allWell) }
}

const outcomeOf = (error: unknown): Outcome => {
  const code = refusalOf(error) && errorCode(error)
  if (code === 'VARIANTS_CHANGED') return { ...allWell, conflicts: conflictsIn(error) }
  if (code === 'SKU_TAKEN' || code === 'VARIANT_TAKEN') return { ...allWell, refused: refusedRowIn(error) }
  if (code === 'NOT_FOUND') return { ...allWell, problem: 'gone' }
  return { ...allWell, problem: code === 'FORBIDDEN' || code === 'UNAUTHENTICATED' ? 'notAdmin' : 'failed' }
}
