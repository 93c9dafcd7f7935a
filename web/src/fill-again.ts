export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('#root :is(input, textarea, select)')
export const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** Has the page hear of what was typed or switched in a field before it could. */
export const fillAgain = (field: Field, { value, checked }: { value: string; checked: boolean }) =>
  isSwitch(field) ? switchAgain(field, checked) : typeAgain(field, value)

// React takes an event for a change only where the field differs from what React last saw in it.
const switchAgain = (field: HTMLInputElement, checked: boolean) => {
  field.checked = !checked
  field.click()
}
const typeAgain = (field: Field, value: string) => {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
