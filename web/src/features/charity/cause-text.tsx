import styled from 'styled-components'
import { charityCopy } from '../../lib/copy/charity-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { Cause } from './drawings.ts'

/** What the home is to be, at a width that is easy to read. */
export const CauseText = ({ cause }: { cause: Cause }) => {
  const { charity: copy } = useCopy(charityCopy)
  const { lead, sections } = copy[cause]

  return (
    <Prose>
      <Lead>{lead}</Lead>
      {sections.map(({ heading, paragraphs }) => (
        <Section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      ))}
    </Prose>
  )
}

const Prose = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: var(--reading);
  font: 400 var(--type-prose);
  text-wrap: pretty;
`

const Lead = styled.p`
  color: var(--primary);
  font: 500 var(--type-subtitle);
`

const Section = styled.section`
  display: grid;
  gap: var(--space-3);
`
