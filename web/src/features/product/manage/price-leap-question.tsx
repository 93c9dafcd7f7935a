import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Question } from '../../../ui/dialog/question.tsx'

/** A price that would rise or fall by more than half. */
export interface PriceLeap {
  /** Of which size or colour; '' where the product has one price. */
  name: string
  before: number
  after: number
}

interface PriceLeapQuestionProps {
  leaps: readonly PriceLeap[]
  onYes: () => Promise<unknown>
  onClose: () => void
}

/** Asks before prices are saved that may have a digit too few or too many. */
export const PriceLeapQuestion = ({ leaps, onYes, onClose }: PriceLeapQuestionProps) => {
  const { products, taka } = useCopy(manageCopy)
  const { priceLeap: copy } = products
  const sentences = leaps.map(({ name, before, after }) => copy.insteadOf(name, taka(after), taka(before)))
  const [only] = sentences

  return (
    <Question
      title={sentences.length === 1 && only ? copy.title(only) : copy.titleOfMany}
      yes={copy.yes}
      no={copy.no}
      onYes={async () => {
        onClose()
        await onYes()
      }}
      onClose={onClose}
    >
      {sentences.length > 1 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>{copy.text}</p>
    </Question>
  )
}
