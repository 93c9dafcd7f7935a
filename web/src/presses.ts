import type { SyntheticEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Control = HTMLButtonElement | HTMLAnchorElement | Field

const controls = '#root :is(button, a[href], input, textarea, select)'
/** How long somebody who pressed waits for what was pressed, in milliseconds. */
const patience = 10_000

/**
 * Whether React has this part of the page; what is done before is lost, and no event tells when. Asked by an event that
 * nothing in the shop listens to but what is around all of it, which answers: see `answerIfTaken`. It is none of those for
 * which React takes a part over at once.
 */
const isTaken = (element: Element) =>
  !element.dispatchEvent(new Event('animationiteration', { bubbles: true, cancelable: true }))

/**
 * For these React takes a part over at once, in one task of up to 300 ms on a cheap phone. It does so soon anyway, in short
 * tasks, and sooner where a finger is (`pointerover`). For keys it may: what they did could not be done again.
 */
const hurrying = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend']

/** For the element of React's around all others. */
export const answerIfTaken = (event: SyntheticEvent) => {
  if (!event.isTrusted) event.preventDefault()
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(controls) && !(target instanceof HTMLButtonElement)
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const nameOf = (control: Control) => {
  const label = control instanceof HTMLAnchorElement ? null : control.labels?.[0]
  return [control.tagName, control.ariaLabel ?? (label ?? control).textContent].join()
}

/** Whether a link leads to another page of the shop, in this window. */
const leadsOn = ({ origin, target, download }: HTMLAnchorElement, event: MouseEvent) =>
  origin === location.origin &&
  target === '' &&
  download === '' &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

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
 * can. Links and the search work without them, and while the page is taken over a link waits for its turn too.
 * @returns lets go of all of it, when they never will
 */
export const holdPresses = () => {
  const held = new Map<Control, { again: (control: Control) => void; until: number; page: string }>()
  let isOpen = false
  let isOver = false

  const forget = (control: Control) => {
    held.delete(control)
    control.removeAttribute('aria-busy')
  }

  const doAgain = () => {
    const [next] = held
    if (!next) return
    const [control, { again, until, page }] = next
    const isLink = control instanceof HTMLAnchorElement
    // Another one that was pressed before it has led on.
    const isLeft = isLink && location.href !== page
    const now = standsNow(control)
    const canBeDone = !isLeft && now && isTaken(now)
    const isTooLate = performance.now() > until
    if (canBeDone || isLeft || isTooLate) forget(control)
    if (canBeDone) again(now)
    else if (isLink && isTooLate && !isLeft) location.assign(control.href)
    requestAnimationFrame(doAgain)
  }

  const hold = (control: Control, again: (control: Control) => void) => {
    if (held.size === 0 && isOpen) requestAnimationFrame(doAgain)
    held.delete(control)
    if (!isField(control)) control.setAttribute('aria-busy', 'true')
    const until = isOpen ? performance.now() + patience : Number.POSITIVE_INFINITY
    held.set(control, { again, until, page: location.href })
  }

  const isTooEarly = (control: Control) => !isOver && (!isOpen || !isTaken(control))

  document.addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element &&
        event.target.closest<HTMLButtonElement | HTMLAnchorElement>('#root :is(button, a[href])')
      if (!pressed || !isTooEarly(pressed)) return
      // Without scripts too a link leads on.
      if (pressed instanceof HTMLAnchorElement && !(isOpen && leadsOn(pressed, event))) return
      event.preventDefault()
      event.stopPropagation()
      hold(pressed, (now) => now.click())
    },
    { capture: true },
  )
  for (const type of hurrying)
    document.addEventListener(
      type,
      (event) => {
        const { target } = event
        const isOnPage = target instanceof Element && target.closest('#root') !== null
        if (isOnPage && isOpen && !isOver && !isTaken(target)) event.stopPropagation()
      },
      { capture: true, passive: true },
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
