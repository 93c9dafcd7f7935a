import type { ReactNode } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'

const FEW = 5

interface ImportRowsProps {
  heading: string
  /** How many more there are than are listed. */
  hidden: number
  children: ReactNode[]
}

/** Rows of a file under a heading, folded away when they are many. */
export const ImportRows = ({ heading, hidden, children }: ImportRowsProps) => {
  const { importing: copy } = useCopy(manageCopy)

  return (
    <Fold open={children.length <= FEW}>
      <summary>{heading}</summary>
      <List>{children}</List>
      {hidden > 0 && <p>{copy.more(hidden)}</p>}
    </Fold>
  )
}

const Fold = styled.details`
  width: 100%;
  & > summary {
    min-height: var(--touch);
    padding-block: var(--space-2);
    font-weight: 600;
    cursor: pointer;
  }
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`
