import type { SyntheticEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Control = HTMLButtonElement | Field

const controls = '#root :is(button, input, textarea, select)'
/** How long somebody who pressed waits for what was pressed, in milliseconds. */
const patience = 10_000

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

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(controls) && !(target instanceof HTMLButtonElement)
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const nameOf = (control: Control) =>
  [control.tagName, control.ariaLabel ?? (control.labels?.[0] ?? control).textContent].join()

// A part whose own script came late may have been made anew meanwhile. Of two that are called the same, neither is meant for sure.
const standsNow = (control: Control) => {
  if (control.isConnected) return control
  const alike = [...document.querySelectorAll<Control>(controls)].filter((other) => nameOf(other) === nameOf(control))
  return alike.length === 1 ? alike[0] : undefined
}

// React takes an event for a change only where the field differs from what React last saw in it.
const switchAgain = (field: HTMLInputElement, checked: boolean) => {
  field.checked = !checked
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
 * @returns lets go of all of it, when they never will
 */
export const holdPresses = () => {
  const held = new Map<Control, { again: (control: Control) => void; until: number }>()
  let isOpen = false
  let isOver = false

  const forget = (control: Control) => {
    held.delete(control)
    control.removeAttribute('aria-busy')
  }

  const doAgain = () => {
    const [next] = held
    if (!next) return
    const [control, { again, until }] = next
    const now = standsNow(control)
    const canBeDone = now && isTaken(now)
    if (canBeDone || performance.now() > until) forget(control)
    if (canBeDone) again(now)
    requestAnimationFrame(doAgain)
  }

  const hold = (control: Control, again: (control: Control) => void) => {
    if (held.size === 0 && isOpen) requestAnimationFrame(doAgain)
    held.delete(control)
    if (control instanceof HTMLButtonElement) control.setAttribute('aria-busy', 'true')
    held.set(control, { again, until: isOpen ? performance.now() + patience : Number.POSITIVE_INFINITY })
  }

  const isTooEarly = (control: Control) => !isOver && (!isOpen || !isTaken(control))

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button')
      if (!button || !isTooEarly(button)) return
      event.preventDefault()
      event.stopPropagation()
      hold(button, (now) => now.click())
    },
    { capture: true },
  )
  document.addEventListener(
    'input',
    ({ target: field }) => {
      if (!isField(field) || !isTooEarly(field)) return
      const { value } = field
      const checked = isSwitch(field) && field.checked
      hold(field, (now) => {
        if (!isField(now)) return
        isSwitch(now) ? switchAgain(now, checked) : typeAgain(now, value)
      })
    },
    { capture: true },
  )
  document.addEventListener('shop-open', () => {
    isOpen = true
    for (const press of held.values()) press.until = performance.now() + patience
    doAgain()
  })
  return () => {
    isOver = true
    for (const control of held.keys()) forget(control)
  }
}
