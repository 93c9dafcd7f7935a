import { History } from 'lucide-react'
import { useState } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { focusField } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { StatusPlace } from '../../../ui/feedback/live-place.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextAreaField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { dropTyped, restoreTyped, storeTyped } from './synonym-draft.ts'
import { SynonymProblem } from './synonym-problem.tsx'
import { asText, checkWords, type StoredGroup, together, type WordGroup, wordsIn } from './synonym-words.ts'
import { type SaveProblem, useSaveSynonyms } from './use-save-synonyms.ts'

interface SynonymFormProps {
  group: WordGroup
  onClose: () => void
}

interface Values {
  words: string
}

/** The words of a group, one a line. What is typed survives a reload and a closed window; Cancel drops it. */
export const SynonymForm = ({ group, onClose }: SynonymFormProps) => {
  const copy = useCopy(manageCopy)
  const { searchWords, asking, products } = copy
  const save = useSaveSynonyms()
  const [read, setRead] = useState(group)
  const [restored, setRestored] = useState(() => restoreTyped(group))
  const form = useShopForm<Values, SaveProblem>({
    defaultValues: { words: restored ?? asText(group.words) },
    idPrefix: 'synonym-',
    onType: ({ words }) => storeTyped(group, words),
    send: async ({ words }) => {
      const problem = await save(read, wordsIn(words))
      if (problem?.kind === 'changed') setRead({ ...read, words: problem.words })
      if (problem?.kind === 'gone') setRead({ ...read, id: null })
      if (problem) return problem
      dropTyped(group)
      notify.success(searchWords.saved)
      onClose()
      return null
    },
  })
  const { busy, field, getValues, problem, setProblem, setValue } = form

  const handleCancel = () => {
    dropTyped(group)
    onClose()
  }
  const handleDiscard = () => {
    setValue('words', asText(group.words))
    dropTyped(group)
    setRestored(null)
    focusField('synonym-words')
  }
  const handleJoin = (other: StoredGroup) => {
    setRead(other)
    setValue('words', asText(together(other.words, wordsIn(getValues('words')))))
    setProblem(null)
    focusField('synonym-words')
  }

  return (
    <Dialog title={read.id === null ? searchWords.addTitle : searchWords.editTitle} onClose={onClose}>
      <ShopForm form={form} plain>
        <FormProblem problem={problem}>
          {problem && <SynonymProblem problem={problem} onJoin={read.id === null ? handleJoin : undefined} />}
        </FormProblem>
        <StatusPlace>
          {restored !== null && (
            <Notice tone="brass" icon={History}>
              {products.update.restored}
              <Button type="button" $look="text" onClick={handleDiscard}>
                {products.update.discard}
              </Button>
            </Notice>
          )}
        </StatusPlace>
        <TextAreaField
          label={searchWords.wordsLabel}
          hint={searchWords.wordsHint}
          rows={6}
          autoCapitalize="none"
          spellCheck={false}
          data-first
          {...field('words', { validate: (words) => checkWords(words, copy) })}
        />
        <Row>
          <SubmitButton busy={busy} busyLabel={products.update.busy}>
            {searchWords.save}
          </SubmitButton>
          <Button type="button" $look="text" onClick={handleCancel}>
            {asking.cancel}
          </Button>
        </Row>
      </ShopForm>
    </Dialog>
  )
}
