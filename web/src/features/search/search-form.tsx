import { useLocation, useSearchParams } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { SearchBox } from '../../ui/form/search-box.tsx'

/** The search form, filled with the search of the current address. */
export const SearchForm = () => {
  const { search: copy } = useCopy()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const words = pathname === paths.search() ? (params.get('q') ?? '') : ''

  return <SearchBox label={copy.label} placeholder={copy.placeholder} action={paths.search()} words={words} />
}
