import { filterCopy } from '../../../lib/copy/filter-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { ListedFacetValueFragment } from '../product-list.generated.ts'

/** How a value is shown in the reader's language, and in which language that is where it is another one. */
export const useFilterLabels = () => {
  const { language, format, filtering } = useCopy(filterCopy)

  const labelOf = ({ value, valueBn }: Pick<ListedFacetValueFragment, 'value' | 'valueBn'>) => {
    if (language !== 'bn') return { label: value, lang: undefined }
    if (valueBn !== null) return { label: valueBn, lang: undefined }
    return { label: format.digits(value), lang: /[a-z]/i.test(value) ? 'en' : undefined }
  }
  return { copy: filtering, labelOf }
}
