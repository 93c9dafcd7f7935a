import styled from 'styled-components'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Heading, Section } from './group.tsx'
import { Late } from './suggestions-shape.ts'

const rows = ['first', 'second', 'third', 'fourth', 'all']

/** The place of the products that are on the way. */
export const SuggestionsSketch = () => {
  const { list } = useCopy()

  return (
    <Section as={Late} aria-hidden>
      <Heading>{list.products}</Heading>
      {rows.map((row) => (
        <Line key={row}>
          <Skeleton $height="var(--control)" />
        </Line>
      ))}
    </Section>
  )
}

const Line = styled.div`
  padding-block: var(--space-1);
`
