import { Pencil } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { listBehind } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'

/** Leads to the page that corrects an order. */
export const CorrectLink = ({ order: { id, number } }: { order: { id: string; number: string } }) => {
  const { byHand: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()

  return (
    <ButtonLink
      aria-label={`${copy.correct}: ${number}`}
      to={paths.correctOrder(id)}
      state={listBehind(search)}
      $look="text"
    >
      <Icon of={Pencil} />
      {copy.correct}
    </ButtonLink>
  )
}
