import type { FragmentType } from '@apollo/client'
import { Ruler } from 'lucide-react'
import { Suspense, useState } from 'react'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { lateDialog } from '../../../ui/dialog/late-dialog.tsx'
import { type SizeChart_ProductFragment, useSizeChart_ProductFragment } from './size-chart.generated.ts'

const SizeChartDialog = lateDialog(async () => (await import('./size-chart-dialog.tsx')).SizeChartDialog)

interface SizeChartButtonProps {
  product: FragmentType<SizeChart_ProductFragment>
  /** The size that is chosen, as the variants have it. */
  chosen: string | null
}

/** Opens the size chart of a product that has one. */
export const SizeChartButton = ({ product, chosen }: SizeChartButtonProps) => {
  const { buying: copy } = useCopy(shoppingCopy)
  const [open, setOpen] = useState(false)
  const { data, complete } = useSizeChart_ProductFragment(product)
  if (!complete || !data.sizeChart) return null

  return (
    <>
      <Button type="button" $look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Ruler} />
        {copy.sizeChart}
      </Button>
      {open && (
        <Suspense>
          <SizeChartDialog chart={data.sizeChart} chosen={chosen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
