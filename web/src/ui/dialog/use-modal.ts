import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { ignoreSecondTap, isTapIn } from './ignore-second-tap.ts'

/**
 * A `<dialog>` that is a window over the page for as long as it is rendered, and that Esc closes. What carries `data-first`
 * has the focus at first.
 * @returns what such a `<dialog>` is given
 */
export const useModal = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it is unmounted, so that the browser can return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    const first = opened?.querySelector<HTMLElement>('[data-first]')
    // Else the browser gives the focus to what stands first, and works out the page for that before it is taken away again.
    if (first) first.autofocus = true
    if (!opened?.open) opened?.showModal()
    first?.focus()
    let last: MouseEvent | null = null
    const handleClick = (event: MouseEvent) => {
      last = opened && isTapIn(opened, event) ? event : null
    }
    opened?.addEventListener('click', handleClick, { capture: true })
    return () => {
      opened?.removeEventListener('click', handleClick, { capture: true })
      opened?.close()
      if (last) ignoreSecondTap(last)
    }
  }, [])

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // Whoever leaves a choice of files cancels that alone.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // At a second Esc without a touch between the browser asks nobody (HTML, close requests): asked now, with the window there.
    onClose: () => {
      const closed = dialog.current
      if (!closed || closed.open) return
      closed.showModal()
      onClose()
    },
  }
}
