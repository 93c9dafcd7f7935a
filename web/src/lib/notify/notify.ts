type Tone = 'success' | 'error'

const load = () => import('./toaster.tsx')

const show = async (tone: Tone, text: string) => {
  const { showToast } = await load()
  showToast(tone, text)
}

/** Says what happened at the edge of the window, for five seconds. The code for it comes with the first message. */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  /** Fetches the code ahead, for whoever may need to be told that there is no connection. */
  prepare: () => load().catch(() => undefined),
}
