type Tone = 'success' | 'error'

const show = async (tone: Tone, text: string) => {
  const { showToast } = await import('./toaster.tsx')
  showToast(tone, text)
}

/** Says what happened at the edge of the window, for five seconds. The code for it comes with the first message. */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
}
