import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** What happens in the field of that form: whether it is in use, what its keyboard composes, which keys are pressed. */
export const useField = (form: RefObject<HTMLFormElement | null>, onKey: (event: KeyboardEvent) => void) => {
  const [inUse, setInUse] = useState(() => form.current?.contains(document.activeElement) ?? false)
  const [composing, setComposing] = useState(false)
  const handleKey = useEffectEvent(onKey)

  const handleInput = useEffectEvent((event: Event) => {
    setInUse(true)
    setComposing(event instanceof InputEvent && event.isComposing)
  })

  // At the document, where React's own handlers have been before: a state set in front of them, in the middle of an
  // input event, would write the old text back into the field.
  useEffect(() => {
    const around = form.current
    const handlers: [string, (event: Event) => void][] = [
      ['focusin', () => setInUse(true)],
      ['input', handleInput],
      ['focusout', (event) => !staysIn(around, event) && setInUse(false)],
      ['compositionend', () => setComposing(false)],
      ['keydown', (event) => isForField(event) && handleKey(event)],
    ]
    const listeners = handlers.map(([name, handler]): [string, (event: Event) => void] => [
      name,
      (event) => isIn(around, event) && handler(event),
    ])
    for (const [name, listener] of listeners) document.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener)
    }
  }, [form])

  return { inUse, setInUse, composing }
}

const isIn = (around: Element | null, { target }: Event) => target instanceof Node && around?.contains(target)

const staysIn = (around: Element | null, event: Event) =>
  event instanceof FocusEvent && event.relatedTarget instanceof Node && around?.contains(event.relatedTarget)

// While a keyboard composes, Enter and the arrows are its own.
const isForField = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && event.target instanceof HTMLInputElement && !event.isComposing
