import { type Dispatch, type SetStateAction, useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useOnce } from '../../../../lib/hooks/use-once.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import type { Edited } from '../form/use-edited.ts'
import { type ChartSheet, carryChartOver, chartInputOf, chartSheetOf, sizesOf } from './chart-sheet.ts'
import { type EditedSizeChart_ProductFragment, useSaveSizeChartMutation } from './edited-size-chart.generated.ts'

type SaveProblem = 'failed' | 'gone' | 'notAdmin'

/** Saves the whole chart, or takes it away when nothing stands in it. */
export const useSaveSizeChart = (
  product: EditedSizeChart_ProductFragment,
  { typed: sent }: Edited<ChartSheet>,
  setEdited: Dispatch<SetStateAction<Edited<ChartSheet>>>,
) => {
  const { variants: copy } = useCopy(manageCopy)
  const [saveSizeChart] = useSaveSizeChartMutation()
  const [problem, setProblem] = useState<SaveProblem | null>(null)

  const [save, busy] = useOnce(async () => {
    setProblem(null)
    try {
      const chart = chartInputOf(sent, sizesOf(product))
      const { data } = await saveSizeChart({ variables: { id: product.id, chart } })
      if (!data) throw new Error('The shop did not say what it saved')
      const saved = chartSheetOf(data.saveSizeChart)
      // What was typed while the request was running is not saved yet.
      setEdited(({ typed }) => carryChartOver(saved, { read: sent, typed }))
      notify.success(copy.save.chartDone)
    } catch (error) {
      setProblem(problemOf(error))
    }
  })

  return { problem, save, busy, forget: () => setProblem(null) }
}

const problemOf = (error: unknown): SaveProblem => {
  const code = refusalOf(error)?.code
  if (code === 'NOT_FOUND') return 'gone'
  return code === 'FORBIDDEN' || code === 'UNAUTHENTICATED' ? 'notAdmin' : 'failed'
}
