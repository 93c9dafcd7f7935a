type Tone = 'success' | 'error'

const load = () => import('./toaster.tsx')

const show = async (tone: Tone, text: string) => {
  const { showToast } = await load()
  showToast(tone, text)
}

/** Shows a toast for five seconds. Its code is loaded with the first message. */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  /** Preloads the code, for messages that are shown while offline. */
  prepare: () => load().catch(() => undefined),
}
