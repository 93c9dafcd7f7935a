/** Releasing an order from a courier that does not answer. @param courier null: which one is not known */
export const release = {
  act: (courier: string | null) => `Release from ${courier ?? 'the courier'}`,
  question: (order: string, courier: string | null) => `Release ${order} from ${courier ?? 'the courier'}?`,
  mayHave: (courier: string | null) =>
    `${courier ?? 'The courier'} was told of this order and may have the parcel, or bring it to the customer. If you send it with somebody else, there may be two parcels.`,
  askFirst: (courier: string | null) => `Ask ${courier ?? 'the courier'} by phone first. Its invoice number there:`,
  means: (courier: string | null) =>
    `Afterwards you can change, send or cancel it again. What ${courier ?? 'the courier'} says of it from then on is kept for you under “To look at”, and changes nothing by itself.`,
  said: 'What the courier said (optional)',
  yes: 'Release it',
  done: (order: string) => `${order} is released`,
  happened: 'Released from a courier that did not answer',
}
