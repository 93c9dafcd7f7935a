import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'
import { ignoreSecondTap, isTapIn } from './ignore-second-tap.ts'

/**
 * A `<dialog>` that is a window over the page for as long as it is rendered, and that Esc closes. What carries `data-first`
 * has the focus at first.
 * @param open of one that is drawn before it is opened, and shown by its own styles: the focus, for which phones open their
 * keyboard within a press only, comes at once; the page around it, which costs the most, is put out of reach once the press is seen
 * @returns what such a `<dialog>` is given
 */
export const useModal = (onClose: () => void, open?: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it is unmounted, so that the browser can return the focus.
  useLayoutEffect(() => {
    if (open === false) return
    const opened = dialog.current
    const first = opened?.querySelector<HTMLElement>('[data-first]')
    // Else the browser gives the focus to what stands first, and works out the page for that before it is taken away again.
    if (first) first.autofocus = true
    const show = () => {
      if (!opened?.open) opened?.showModal()
    }
    const before = document.activeElement
    if (!open) show()
    first?.focus({ preventScroll: true })
    const cancel = open ? afterPaint(show) : undefined
    let last: MouseEvent | null = null
    const handleClick = (event: MouseEvent) => {
      last = opened && isTapIn(opened, event) ? event : null
    }
    opened?.addEventListener('click', handleClick, { capture: true })
    return () => {
      opened?.removeEventListener('click', handleClick, { capture: true })
      cancel?.()
      opened?.close()
      // As the browser does, had it been a window when it took the focus.
      if (open && before instanceof HTMLElement) before.focus({ preventScroll: true })
      if (last) ignoreSecondTap(last)
    }
  }, [open])

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
