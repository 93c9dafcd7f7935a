import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import type { ManageParams } from './manage-params.ts'

/** An empty list: of a search that found nothing, or of a shop that sells nothing yet. */
export const NothingToManage = ({ params: { words, category, stock } }: { params: ManageParams }) => {
  const { manage: copy } = useCopy().products
  const searched = words !== '' || category !== null || stock !== null

  return (
    <PaddedPanel>
      <p>{searched ? copy.nothing : copy.none}</p>
      <ButtonLink to={searched ? paths.manageProduct() : paths.addProduct()}>
        {searched ? copy.clear : copy.add}
      </ButtonLink>
    </PaddedPanel>
  )
}
