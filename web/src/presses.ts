import type { SyntheticEvent } from 'react'
import { type Field, fillAgain, isField, isSwitch } from './fill-again.ts'

type Control = HTMLButtonElement | HTMLAnchorElement | Field

const controls = '#root :is(button, a[href], input, textarea, select)'
/** How long somebody who pressed waits for what was pressed, in milliseconds: a link the browser can follow by itself. */
const patienceFor = (control: Control) => (control instanceof HTMLAnchorElement ? 1000 : 10_000)

/** What was pressed, or typed. */
interface Press {
  again: (control: Control) => void
  times: number
  /** Where it was; on another page nothing of it is meant. */
  path: string
  until: number
}

/**
 * Whether React has this part of the page; what is done before is lost, and no event tells when. Asked by an event that
 * nothing in the shop listens to but what is around all of it, which answers: see `answerIfTaken`. It is none of those for
 * which React takes a part over at once.
 */
const isTaken = (element: Element) => {
  if (known.has(element)) return true
  const answered = !element.dispatchEvent(new Event('animationiteration', { bubbles: true, cancelable: true }))
  // React has what is around a part before it: one press asks for the picture of a button, and then for the button.
  if (answered) for (let part: Element | null = element; part; part = part.parentElement) known.add(part)
  return answered
}

const known = new WeakSet<Element>()

/**
 * For these React takes a part over at once, in one task of up to 300 ms on a cheap phone. It does so soon anyway, in short
 * tasks, and sooner where a finger is (`pointerover`). For keys it may: what they did could not be done again.
 */
const hurrying = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel'],
  ...['contextmenu', 'dblclick', 'dragstart'],
]

/** For the element of React's around all others. */
export const answerIfTaken = (event: SyntheticEvent) => {
  if (!event.isTrusted) event.preventDefault()
}

const nameOf = (control: Control) => {
  if (control instanceof HTMLAnchorElement) return control.href
  return [control.tagName, control.ariaLabel ?? (control.labels?.[0] ?? control).textContent].join()
}

/** Whether a link leads to another page of the shop, in this window. */
const leadsOn = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.origin === location.origin &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

// A part whose own script came late may have been made anew meanwhile. Of two that are called the same, neither is meant for sure.
const standsNow = (control: Control) => {
  if (control.isConnected) return control
  const alike = [...document.querySelectorAll<Control>(controls)].filter((other) => nameOf(other) === nameOf(control))
  return alike.length === 1 ? alike[0] : undefined
}

/**
 * What is pressed or typed before the scripts of the page can do it is pressed or typed again, in its order, once they
 * can. Links and the search work without them, and while the page is taken over a link waits for its turn too.
 * @returns lets go of all of it, when they never will
 */
export const holdPresses = () => {
  const held = new Map<Control, Press>()
  let isOpen = false
  let isOver = false
  let isAwaited = false

  const forget = (control: Control) => {
    held.delete(control)
    control.removeAttribute('aria-busy')
  }

  /** Does it again, once, where its part can; lets go of what is too late or belongs to another page. */
  const settle = (control: Control, press: Press): 'done' | 'gone' | 'waits' => {
    const now = location.pathname === press.path ? standsNow(control) : undefined
    if (now && isTaken(now)) {
      press.times--
      if (press.times === 0) forget(control)
      press.again(now)
      return 'done'
    }
    const isLeft = location.pathname !== press.path
    if (!isLeft && performance.now() <= press.until) return 'waits'
    forget(control)
    if (!isLeft && control instanceof HTMLAnchorElement) location.assign(control.href)
    return 'gone'
  }

  const doAgain = () => {
    isAwaited = false
    for (const [control, press] of held) {
      const result = settle(control, press)
      // What was typed comes before the button that sends it.
      if (result === 'done' || (result === 'waits' && isField(control))) break
    }
    if (held.size > 0) awaitFrame()
  }
  const awaitFrame = () => {
    if (!isAwaited) requestAnimationFrame(doAgain)
    isAwaited = true
  }

  const hold = (control: Control, again: Press['again']) => {
    // A page that is open would have counted each press of a button.
    const before = isOpen && control instanceof HTMLButtonElement ? (held.get(control)?.times ?? 0) : 0
    held.delete(control)
    if (!isField(control)) control.setAttribute('aria-busy', 'true')
    const until = isOpen ? performance.now() + patienceFor(control) : Number.POSITIVE_INFINITY
    held.set(control, { again, until, times: before + 1, path: location.pathname })
    if (isOpen) awaitFrame()
  }

  const isTooEarly = (control: Control) => !isOver && (!isOpen || !isTaken(control))

  document.addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element &&
        event.target.closest<HTMLButtonElement | HTMLAnchorElement>('#root :is(button, a[href])')
      if (!pressed) {
        // React would take the part over with the switch as it is now, and miss that it was switched.
        if (isField(event.target) && isSwitch(event.target) && isTooEarly(event.target)) event.stopPropagation()
        return
      }
      if (!isTooEarly(pressed)) return
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
    (event) => {
      const { target: field } = event
      if (!isField(field)) return
      if (!isTooEarly(field)) {
        // What is typed now stands in the place of what is held.
        forget(field)
        return
      }
      event.stopPropagation()
      const { value } = field
      const checked = isSwitch(field) && field.checked
      hold(field, (now) => isField(now) && fillAgain(now, { value, checked }))
    },
    { capture: true },
  )
  document.addEventListener(
    'change',
    (event) => {
      if (isField(event.target) && held.has(event.target)) event.stopPropagation()
    },
    { capture: true },
  )
  document.addEventListener('shop-open', () => {
    isOpen = true
    for (const [control, press] of held) press.until = performance.now() + patienceFor(control)
    doAgain()
  })
  const letGo = () => {
    for (const control of held.keys()) forget(control)
  }
  // Who comes back to it has pressed nothing.
  window.addEventListener('pagehide', letGo)
  return () => {
    isOver = true
    letGo()
  }
}
