import { Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { IconButton } from '../../../ui/basic/icon-button.tsx'
import type { StoredGroup } from './synonym-words.ts'
import { WordList } from './word-list.tsx'

interface SynonymRowProps {
  group: StoredGroup
  onEdit: (group: StoredGroup) => void
  onRemove: (group: StoredGroup) => void
}

/** Words that mean the same, with the ways to change and to remove them. */
export const SynonymRow = ({ group, onEdit, onRemove }: SynonymRowProps) => {
  const { searchWords: copy } = useCopy(manageCopy)
  const [first = ''] = group.words

  return (
    <tr>
      <td>
        <WordList words={group.words} />
      </td>
      <td>
        <IconButton label={copy.edit(first)} icon={Pencil} aria-haspopup="dialog" onClick={() => onEdit(group)} />
        <Danger label={copy.remove(first)} icon={Trash2} aria-haspopup="dialog" onClick={() => onRemove(group)} />
      </td>
    </tr>
  )
}

const Danger = styled(IconButton)`
  color: var(--danger);
`
