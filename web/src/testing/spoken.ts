const attributes = ['aria-label', 'placeholder', 'alt', 'title'] as const

/** All that a page says, seen or heard, but for what is marked as being in another language. */
export const spoken = () => {
  const heard = [...document.body.querySelectorAll('*')].flatMap((element) =>
    element.closest('body [lang], style, script')
      ? []
      : [ownText(element), ...attributes.map((name) => element.getAttribute(name))],
  )
  return [document.title, ...heard].filter((text): text is string => Boolean(text?.trim()))
}

const ownText = ({ childNodes }: Element) =>
  [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('')
