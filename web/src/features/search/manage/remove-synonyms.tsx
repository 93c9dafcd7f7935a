import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useConfirmedAction } from '../../../lib/failure/use-confirmed-action.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Question } from '../../../ui/dialog/question.tsx'
import type { StoredGroup } from './synonym-words.ts'
import { useRemoveSynonymGroupMutation } from './synonyms.generated.ts'

interface RemoveSynonymsProps {
  group: StoredGroup
  onRemoved: () => void
  onClose: () => void
}

/** Asks before words no longer mean the same. */
export const RemoveSynonyms = ({ group, onRemoved, onClose }: RemoveSynonymsProps) => {
  const { searchWords: copy, asking } = useCopy(manageCopy)
  const [remove] = useRemoveSynonymGroupMutation({ refetchQueries: 'active' })
  const [first = '', ...others] = group.words

  const confirmed = useConfirmedAction(async () => {
    const { data } = await remove({ variables: { id: group.id } })
    notify.success(data?.removeSynonymGroup ? asking.deleted : copy.gone)
    onRemoved()
  }, onClose)

  return (
    <Question title={copy.removeQuestion(first, others.length)} yes={copy.removeYes} danger {...confirmed}>
      {copy.removeText(group.words)}
    </Question>
  )
}
