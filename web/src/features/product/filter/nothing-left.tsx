import { ButtonLink } from '../../../ui/basic/button.tsx'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { useFilterLabels } from './use-filter-labels.ts'

/** No product passes: which filter to take off, those that bring back most in front. */
export const NothingLeft = ({ filters, cleared }: { filters: readonly ActiveFilter[]; cleared: string }) => {
  const { copy } = useFilterLabels()
  const helpful = filters
    .flatMap((one) => (one.without === null || one.without === 0 ? [] : [{ ...one, without: one.without }]))
    .sort((a, b) => b.without - a.without)

  return (
    <PaddedPanel>
      <p>{copy.nothing}</p>
      {helpful.map(({ key, label, href, without }) => (
        <ButtonLink key={key} to={href} $look="quiet">
          {copy.without(label, without)}
        </ButtonLink>
      ))}
      <ButtonLink to={cleared} $look="text">
        {copy.clearAll}
      </ButtonLink>
    </PaddedPanel>
  )
}
