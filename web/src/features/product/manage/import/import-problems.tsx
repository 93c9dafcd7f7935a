import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { media } from '../../../../theme/tokens.ts'
import { sentenceOf } from './import-sentence.ts'

/** The problems of a file, row by row. */
export const ImportProblems = ({ problems }: { problems: readonly ImportProblem[] }) => {
  const manage = useCopy(manageCopy)
  const { products, format } = manage
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
          {problems.map((problem) => (
            <tr key={`${problem.row} ${problem.column} ${problem.code}`}>
              <th scope="row">{format.number(problem.row)}</th>
              <td>{problem.column ?? copy.wholeRow}</td>
              <td>{sentenceOf(problem, manage) ?? <span lang="en">{problem.message}</span>}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {problems.length >= limits.import.problems && <p>{copy.onlyFirstProblems(problems.length)}</p>}
    </>
  )
}

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
