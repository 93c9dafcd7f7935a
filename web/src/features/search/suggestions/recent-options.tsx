import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { searchCopy } from '../../../lib/copy/search-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { forgetSearches } from '../../../lib/storage/recent-searches.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Group } from './group.tsx'
import { optionShape, useOption, useOptionLink } from './option.ts'

interface RecentOptionsProps {
  recent: string[]
  onForget: () => void
}

/** What was searched before, and the way to forget it. */
export const RecentOptions = ({ recent, onForget }: RecentOptionsProps) => {
  const { suggestions: copy } = useCopy(searchCopy)

  const handleForget = () => {
    forgetSearches()
    onForget()
  }

  return (
    <Group heading={copy.recent}>
      <Chips>
        {recent.map((words, i) => (
          <RecentOption key={words} name={`recent-${i}`} words={words} />
        ))}
      </Chips>
      <Forget {...useOption('forget')} type="button" $look="text" onClick={handleForget}>
        {copy.forget}
      </Forget>
    </Group>
  )
}

const RecentOption = ({ name, words }: { name: string; words: string }) => (
  <Chip {...useOptionLink(name)} to={paths.searchFor(words)}>
    <Icon of={History} />
    <span>{words}</span>
  </Chip>
)

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`

const Chip = styled(Link)`
  ${optionShape}
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--touch);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-pill);
  font-weight: 500;
  & > span:last-child { min-width: 0; overflow-wrap: anywhere; }
`

// Beside the heading for the eye, after what it clears for the keyboard.
const Forget = styled(Button)`
  ${optionShape}
  position: absolute;
  inset: 0 var(--space-1) auto auto;
`
