import { useState } from 'react'
import { useWhyNot } from './use-why-not.ts'

/** A sentence about this failure that tells more than the common one; null where there is none. */
type ReasonOf = (error: unknown) => string | null

/**
 * What the yes to an admin's question does: `action` is tried; the question stays and shows `problem` when it fails.
 * @param onClose is called when nothing is left to ask, since the rights are gone
 * @returns what the question needs
 */
export const useConfirmedAction = (action: () => Promise<void>, onClose: () => void, reasonOf?: ReasonOf) => {
  const [problem, setProblem] = useState('')
  const whyNot = useWhyNot()

  const handleClose = () => {
    setProblem('')
    onClose()
  }

  const handleYes = async () => {
    setProblem('')
    try {
      await action()
    } catch (error) {
      const reason = reasonOf?.(error) ?? whyNot(error)
      if (reason) setProblem(reason)
      else handleClose()
    }
  }

  return { problem, onYes: handleYes, onClose: handleClose }
}
