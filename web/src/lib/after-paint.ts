/** Does what nobody waits for once what was just changed is seen. Answers how to leave it. */
export const afterPaint = (act: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Until what was just changed is seen. A window that nobody sees, or no longer, paints nothing. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    const end = () => {
      document.removeEventListener('visibilitychange', end)
      resolve()
    }
    document.addEventListener('visibilitychange', end)
    return afterPaint(end)
  })
