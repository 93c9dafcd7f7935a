type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Registers a confirmation for leaving the page without a link, such as a log-out. Returns a function that unregisters it. */
export const askBeforeLeaving = (question: Ask) => {
  ask = question
  return () => {
    if (ask === question) ask = undefined
  }
}

/** Whether the page may be left; it may ask for confirmation first. */
export const mayLeave: Ask = async () => (ask ? ask() : true)
