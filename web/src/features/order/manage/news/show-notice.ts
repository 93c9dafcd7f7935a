interface Notice {
  title: string
  body: string
  /** Of several windows that tell the same, one is shown. */
  tag: string
  /** What a press opens. */
  path: string
}

/**
 * Shows a notice of the browser; where it cannot be shown, nothing is.
 * @param open opens its path in this window
 */
export const showNotice = async ({ title, path, ...notice }: Notice, open: (path: string) => void) => {
  try {
    // Phones show only what a service worker tells; it opens the path too.
    const registration = await navigator.serviceWorker?.getRegistration()
    if (registration?.active) {
      await registration.showNotification(title, { ...notice, data: path })
      return
    }
    const shown = new Notification(title, notice)
    shown.onclick = () => {
      window.focus()
      shown.close()
      open(path)
    }
  } catch {
    // The title of the window and the menu tell of it too.
  }
}
