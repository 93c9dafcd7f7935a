import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { listBehind } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'

/** Leads to the page on which an order is taken by phone. */
export const TakeLink = () => {
  const { taking: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()

  return (
    <ButtonLink to={paths.takeOrder()} state={listBehind(search)}>
      <Icon of={Plus} />
      {copy.heading}
    </ButtonLink>
  )
}
