type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Lets an open page ask before its person leaves it by no link, as a log-out does. Answers how to stop that. */
export const askBeforeLeaving = (question: Ask) => {
  ask = question
  return () => {
    if (ask === question) ask = undefined
  }
}

/** Whether the open page lets its person go; it may ask them first. */
export const mayLeave: Ask = async () => (ask ? ask() : true)
