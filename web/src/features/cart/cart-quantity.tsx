import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { readQuantity } from '../../lib/text/quantity.ts'
import { errorIdOf } from '../../ui/form/field-frame.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'

interface CartQuantityProps {
  name: string
  quantity: number
  available: number
  /** Shows a quantity before it is sent; null when the typed one is not available. */
  onShow: (quantity: number | null) => void
  onChange: (quantity: number) => Promise<unknown>
  onWrong: (wrong: boolean) => void
}

// Five clicks on plus become one request.
const pause = 400

/** How many pieces a line of the cart holds. */
export const CartQuantity = ({ name, quantity, available, onShow, onChange, onWrong }: CartQuantityProps) => {
  const { buying } = useCopy(shoppingCopy)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const sent = useRef<string | null>(null)
  const isPossible = (number: number | null) => number !== null && number >= 1 && number <= available
  const wrong = typed !== null && !isPossible(readQuantity(typed))

  const handleChange = (value: string) => {
    const chosen = readQuantity(value)
    setTyped(value)
    onShow(isPossible(chosen) ? chosen : null)
  }

  const send = useEffectEvent(async () => {
    const chosen = readQuantity(typed ?? '')
    if (chosen === null || wrong || sent.current === typed) return
    sent.current = typed
    await onChange(chosen)
    settle(typed)
  })

  // A value typed meanwhile stays until its own response.
  const settle = useEffectEvent((answered: string | null) => {
    if (typed !== answered) return
    sent.current = null
    setTyped(null)
    onShow(null)
  })

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(send, pause)
    return () => clearTimeout(timer)
  }, [typed])

  // Leaving for the checkout must send the quantity that is shown.
  useEffect(() => () => void send(), [])

  const showError = useEffectEvent(onWrong)
  useEffect(() => {
    showError(wrong)
    return () => showError(false)
  }, [wrong])

  return (
    <div>
      <Stepper
        id={id}
        name={name}
        value={typed ?? String(quantity)}
        least={1}
        most={available}
        invalid={wrong}
        onChange={handleChange}
      />
      {wrong && (
        <p id={errorIdOf(id)} role="alert">
          {buying.chooseQuantity(available)}
        </p>
      )}
    </div>
  )
}
