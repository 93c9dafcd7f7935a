import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { readPageParams, withPageParams } from '../../lib/navigation/page-params.ts'
import { ButtonLink } from '../basic/button.tsx'
import { PaddedPanel } from '../basic/panel.tsx'

/** What a list shows behind its last page. */
export const NoSuchPage = ({ page }: { page: number }) => {
  const { list } = useCopy()
  const [search] = useSearchParams()

  return (
    <PaddedPanel>
      <p>{list.noSuchPage(page)}</p>
      <ButtonLink to={withPageParams(search, { ...readPageParams(search), page: 1 })}>{list.firstPage}</ButtonLink>
    </PaddedPanel>
  )
}
