import { NotFound } from '../features/not-found/not-found.tsx'
import { SearchForm } from '../features/search/search-form.tsx'

export const NotFoundPage = () => (
  <>
    <SearchForm />
    <NotFound />
  </>
)
