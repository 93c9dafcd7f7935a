import { limits } from '@sunnah-store/schema/limits'
import styled from 'styled-components'
import { useManageCopy } from '../../../lib/copy/use-manage-copy.ts'
import { media } from '../../../theme/tokens.ts'
import type { ImportProblem } from './import-call.ts'

/** Every row that keeps a file from being imported, and why. */
export const ImportProblems = ({ problems }: { problems: readonly ImportProblem[] }) => {
  const { products, format } = useManageCopy()
  const { csv: copy } = products

  return (
    <>
      <p>{copy.problemsText}</p>
      <Table aria-label={copy.problems(problems.length)}>
        <thead>
          <tr>
            <th>{copy.row}</th>
            <th>{copy.column}</th>
            <th>{copy.problem}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <th scope="row">{format.number(row)}</th>
              <td>{column ?? copy.wholeRow}</td>
              <td lang="en">{withoutCode(message)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {problems.length >= limits.import.problems && <p>{copy.onlyFirstProblems(problems.length)}</p>}
    </>
  )
}

// Some messages begin with the code that programs look for.
const withoutCode = (message: string) => message.replace(/^[A-Z_]+: /, '')

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: 400 var(--type-small);
  th, td {
    padding: var(--space-2) var(--space-2) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th { font-weight: 600; font-variant-numeric: tabular-nums; }
  th:nth-child(-n + 2), td:nth-child(2) { overflow-wrap: normal; }
  ${media.wide} { font: 400 var(--type-body); }
`
