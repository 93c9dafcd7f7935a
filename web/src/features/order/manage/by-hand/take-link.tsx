import { Plus } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'

/** Leads to the page on which an order is taken by phone. */
export const TakeLink = () => {
  const { taking: copy } = useCopy(manageCopy)

  return (
    <ButtonLink to={paths.takeOrder()}>
      <Icon of={Plus} />
      {copy.heading}
    </ButtonLink>
  )
}
