import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'

/** Instead of the form of a product that the shop does not know. */
export const NoSuchProduct = () => {
  const { update: copy } = useCopy(manageCopy).products

  return (
    <PaddedPanel>
      <h2>{copy.notFound}</h2>
      <p>{copy.notFoundText}</p>
      <ButtonLink to={paths.manageProduct()}>{copy.all}</ButtonLink>
    </PaddedPanel>
  )
}
