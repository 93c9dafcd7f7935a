import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button } from '../../../ui/basic/button.tsx'
import type { SearchTrialQuery } from './search-trial.generated.ts'
import { WordList } from './word-list.tsx'

interface TrialWordsProps {
  words: SearchTrialQuery['searchTrial']['words']
  onAdd: (word: string) => void
}

/** Each word of a search with what it is understood as, or the way to give it a meaning. */
export const TrialWords = ({ words, onAdd }: TrialWordsProps) => {
  const { searchWords } = useCopy(manageCopy)
  const copy = searchWords.trial

  return (
    <List aria-label={copy.understood}>
      {words.map(({ word, means }) => (
        <li key={word}>
          <b>{word}</b>
          {means.length > 0 ? (
            <>
              <span>{copy.means}</span>
              <WordList words={means} />
            </>
          ) : (
            <>
              <span>{copy.meansNothing}</span>
              <Button
                type="button"
                $look="soft"
                aria-haspopup="dialog"
                aria-label={`${searchWords.addWord}: ${word}`}
                onClick={() => onAdd(word)}
              >
                {searchWords.addWord}
              </Button>
            </>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2); min-width: 0; }
  b { overflow-wrap: anywhere; }
  span { color: var(--muted); font: 400 var(--type-small); }
`
