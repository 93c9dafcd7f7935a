import { useApolloClient } from '@apollo/client/react'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { trackingCopy } from '../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { fullName } from '../../../lib/copy/variant-name.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { OrderAgainDocument, useAddAgainMutation } from './order-again.generated.ts'
import { isOther, type LineToday, whatIsLeft } from './what-is-left.ts'

/** Puts what was ordered into the cart once more; what is gone or dearer is said first. */
export const OrderAgain = ({ number }: { number: string }) => {
  const { again: copy, asking, language, taka } = useCopy(trackingCopy)
  const client = useApolloClient()
  const navigate = useNavigate()
  const [addToCart] = useAddAgainMutation()
  const [asked, setAsked] = useState<LineToday[] | null>(null)
  const [problem, setProblem] = useState('')

  const put = async (lines: readonly LineToday[]) => {
    // One after the other, so that they stand in the cart in their order.
    for (const { line, quantity } of lines) {
      const { productId, variantId } = line
      if (quantity > 0) await addToCart({ variables: { input: { productId, variantId, quantity } } })
    }
    notify.success(copy.added)
    navigate(paths.cart())
  }

  const [look, busy] = useOnce(async () => {
    try {
      const { data } = await client.query({
        query: OrderAgainDocument,
        variables: { number },
        fetchPolicy: 'network-only',
      })
      const lines = whatIsLeft(data?.myOrder.lines ?? [])
      if (lines.every(({ quantity }) => quantity === 0)) notify.error(copy.nothingLeft)
      else if (lines.some(isOther)) setAsked(lines)
      else await put(lines)
    } catch {
      notify.error(asking.failed)
    }
  })

  const sayOf = ({ line, quantity, unitPrice }: LineToday) => {
    const name = fullName(line, language)
    if (quantity === 0) return copy.gone(name)
    const fewer = quantity < line.quantity && copy.fewer(name, quantity)
    const dearer = unitPrice > line.unitPrice && copy.dearer(name, taka(unitPrice), taka(line.unitPrice))
    return [fewer, dearer].filter(Boolean).join(' ')
  }

  const close = () => {
    setProblem('')
    setAsked(null)
  }

  return (
    <>
      <SubmitButton
        type="button"
        $look="quiet"
        aria-label={`${copy.button}: ${number}`}
        busy={busy}
        busyLabel={copy.button}
        onClick={look}
      >
        <Icon of={RotateCcw} />
        {copy.button}
      </SubmitButton>
      {asked && (
        <Question
          title={copy.question}
          yes={copy.yes}
          problem={problem}
          onYes={() => put(asked).catch(() => setProblem(asking.failed))}
          onClose={close}
        >
          {asked.filter(isOther).map(sayOf).join(' ')}
        </Question>
      )}
    </>
  )
}
