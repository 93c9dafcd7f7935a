import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'

interface FactsProps {
  facts: readonly { term: string; value: ReactNode; lang?: string | undefined }[]
}

/** A list of terms and what they are; terms without a value are left out. */
export const Facts = ({ facts }: FactsProps) => (
  <List>
    {facts.map(
      ({ term, value, lang }) =>
        value && (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{value}</dd>
          </Fragment>
        ),
    )}
  </List>
)

const List = styled.dl`
  display: grid;
  /* Large letters leave the values half of the line at least. */
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  & > * {
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & > dt {
    min-width: var(--fact-term);
    padding-inline-end: var(--space-5);
    color: var(--muted);
  }
  & > :nth-last-child(-n + 2) { border: 0; }
`
