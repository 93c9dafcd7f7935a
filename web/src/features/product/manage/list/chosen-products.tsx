import { Trash2 } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { Chosen } from '../../../../lib/hooks/use-chosen.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { ChoiceBar } from '../../../../ui/list/choice-bar.tsx'
import type { NamedProduct } from './delete-question.tsx'

interface ChosenProductsProps {
  chosen: Chosen<NamedProduct>
  /** Those that were not there any more when they were to be deleted. */
  gone: readonly NamedProduct[]
  onDelete: () => void
}

/** What can be done to all chosen products at once. */
export const ChosenProducts = ({ chosen, gone, onDelete }: ChosenProductsProps) => {
  const { products } = useCopy(manageCopy)
  const copy = products.manage.choosing
  const { things, clear } = chosen

  if (things.length === 0) return null
  return (
    <ChoiceBar
      label={copy.bar}
      sum={<strong>{copy.chosen(things.length)}</strong>}
      clear={{ label: copy.clear, onClick: clear }}
      refused={{
        heading: copy.refused(gone.length),
        lines: gone.map(({ id, name }) => ({ id, sentence: copy.gone(name) })),
      }}
    >
      <Button type="button" $look="danger" aria-haspopup="dialog" onClick={onDelete}>
        <Icon of={Trash2} />
        {copy.remove(things.length)}
      </Button>
    </ChoiceBar>
  )
}
