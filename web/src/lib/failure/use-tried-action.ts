import { useOnce } from '../hooks/use-once.ts'
import { notify } from '../notify/notify.ts'
import { useWhyNot } from './use-why-not.ts'

/**
 * What an admin's press does at once, without a question: once at a time; why it failed is told by a message.
 * @param reasonOf a sentence that tells more than the common one; null where there is none
 * @returns the press, and whether it is being carried out
 */
export const useTriedAction = (action: () => Promise<void>, reasonOf?: (error: unknown) => string | null) => {
  const whyNot = useWhyNot()

  return useOnce(async () => {
    try {
      await action()
    } catch (error) {
      const reason = reasonOf?.(error) ?? whyNot(error)
      if (reason) notify.error(reason)
    }
  })
}
