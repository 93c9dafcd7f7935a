import { useState } from 'react'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Question } from '../../../ui/dialog/question.tsx'
import { type SavedAddress, useRemoveAddress } from './use-save-address.ts'

interface RemoveAddressProps {
  saved: SavedAddress
  onRemoved: () => void
  onClose: () => void
}

/** Asks before an address is no longer saved. */
export const RemoveAddress = ({ saved, onRemoved, onClose }: RemoveAddressProps) => {
  const { addresses: copy, asking } = useCopy(shoppingCopy)
  const [removeAddress] = useRemoveAddress()
  const [problem, setProblem] = useState('')

  const handleYes = async () => {
    setProblem('')
    try {
      await removeAddress({ variables: { id: saved.id } })
    } catch (error) {
      if (refusalOf(error)?.code !== 'NOT_FOUND') return setProblem(asking.failed)
    }
    notify.success(copy.removed(saved.label))
    onRemoved()
  }

  return (
    <Question
      title={copy.removeQuestion(saved.label)}
      yes={copy.removeYes}
      danger
      problem={problem}
      onYes={handleYes}
      onClose={onClose}
    >
      {copy.removeText}
    </Question>
  )
}
