import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button } from '../../../ui/basic/button.tsx'
import type { StoredGroup } from './synonym-words.ts'
import type { SaveProblem } from './use-save-synonyms.ts'

interface SynonymProblemProps {
  problem: SaveProblem
  /** Adds what was typed to the group that holds a word of it. */
  onJoin: ((group: StoredGroup) => void) | undefined
}

/** Why words were not saved, and the way on. */
export const SynonymProblem = ({ problem, onJoin }: SynonymProblemProps) => {
  const { searchWords, asking } = useCopy(manageCopy)
  const { problems: copy } = searchWords

  if (problem.kind === 'changed') return copy.changed(problem.words)
  if (problem.kind === 'notAdmin') return asking.notAdmin
  if (problem.kind !== 'taken') return copy[problem.kind]
  return (
    <>
      <p>{copy.taken(problem.word, problem.group.words)}</p>
      {onJoin ? (
        <Button type="button" $look="quiet" onClick={() => onJoin(problem.group)}>
          {copy.join}
        </Button>
      ) : (
        <p>{copy.takeOut}</p>
      )}
    </>
  )
}
