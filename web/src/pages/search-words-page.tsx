import { useSearchParams } from 'react-router-dom'
import { SearchWords } from '../features/search/manage/search-words.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { readPageParams } from '../lib/navigation/page-params.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const SearchWordsPage = () => {
  const { manage, list, pageTitle } = useCopy()
  const [params] = useSearchParams()
  const title = list.titleWithPage(manage.searchWords, readPageParams(params).page)

  return (
    <>
      <PageHeading title={pageTitle(title)}>{manage.searchWords}</PageHeading>
      <SearchWords />
    </>
  )
}
