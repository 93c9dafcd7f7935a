import type { SyntheticEvent } from 'react'

/**
 * Whether React has this part of the page; what is done before is lost, and no event tells when. Asked by an event that
 * nothing in the shop listens to but what is around all of it, which answers: see `answerIfTaken`.
 */
const isTaken = (element: Element) =>
  !element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true }))

/** For the element of React's around all others. */
export const answerIfTaken = (event: SyntheticEvent) => {
  if (!event.isTrusted) event.preventDefault()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('#root :is(input, textarea, select)')
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

// React takes an event for a change only where the field differs from what React last saw in it.
const switchAgain = (field: HTMLInputElement) => {
  field.checked = !field.checked
  field.click()
}
const typeAgain = (field: Field, value: string) => {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * What is pressed or typed before the scripts of the page can do it is pressed or typed again, in its order, once they
 * can. Links and the search work without them.
 */
export const holdPresses = () => {
  const held = new Map<HTMLElement, () => void>()
  let isOpen = false

  const doAgain = () => {
    const [next] = held
    if (!next) return
    const [element, again] = next
    if (isTaken(element) || !element.isConnected) {
      held.delete(element)
      again()
    }
    requestAnimationFrame(doAgain)
  }

  const hold = (element: HTMLElement, again: () => void) => {
    if (held.size === 0 && isOpen) requestAnimationFrame(doAgain)
    held.delete(element)
    held.set(element, again)
  }

  const isTooEarly = (element: Element) => !isOpen || !isTaken(element)

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button')
      if (!button || !isTooEarly(button)) return
      event.preventDefault()
      event.stopPropagation()
      hold(button, () => button.click())
    },
    { capture: true },
  )
  document.addEventListener(
    'input',
    ({ target: field }) => {
      if (!isField(field) || !isTooEarly(field)) return
      const { value } = field
      hold(field, isSwitch(field) ? () => switchAgain(field) : () => typeAgain(field, value))
    },
    { capture: true },
  )
  document.addEventListener('shop-open', () => {
    isOpen = true
    doAgain()
  })
}
