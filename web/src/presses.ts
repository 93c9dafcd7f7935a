/** Once React has a part of the page, its elements have keys of React's; no event tells it, and what is pressed before is lost. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * What is pressed before the scripts of the page can do it is pressed again once they can. Links and the search work
 * without them.
 */
export const holdPresses = () => {
  const held: HTMLElement[] = []
  let isOpen = false

  const pressAgain = () => {
    for (const button of held.splice(0)) isTaken(button) ? button.click() : button.isConnected && held.push(button)
    if (held.length > 0) requestAnimationFrame(pressAgain)
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button')
      if (!button || (isOpen && isTaken(button))) return
      event.preventDefault()
      event.stopPropagation()
      held.push(button)
      if (isOpen) requestAnimationFrame(pressAgain)
    },
    { capture: true },
  )
  document.addEventListener('shop-open', () => {
    isOpen = true
    pressAgain()
  })
}
