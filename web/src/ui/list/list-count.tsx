import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { PageParams } from '../../lib/navigation/page-params.ts'
import { type ListSource, questionOf } from './list-page.tsx'

interface ListCountProps<Item, Params extends PageParams> {
  of: ListSource<Item, Params>
  /** @param unfiltered how much there would be without filters */
  sentence: (total: number, unfiltered: number) => string
}

/** The total of a list. The line stays mounted, so that screen readers announce changes. */
export const ListCount = <Item, Params extends PageParams>({ of, sentence }: ListCountProps<Item, Params>) => (
  <Line role="status">
    <Count key={questionOf(of)} of={of} sentence={sentence} />
  </Line>
)

const Count = <Item, Params extends PageParams>({
  of: { params, useList },
  sentence,
}: ListCountProps<Item, Params>) => {
  const { loading } = useCopy()
  const { data, error } = useList(params)
  if (data) return sentence(data.total, data.unfiltered ?? data.total)
  return error ? null : loading
}

const Line = styled.p`
  min-height: var(--line-body);
  color: var(--muted);
  overflow-wrap: anywhere;
`
