import { registerEnumType } from 'type-graphql'

export enum LineState {
  IN_STOCK = 'IN_STOCK',
  SHORT = 'SHORT',
  NO_LONGER_SOLD = 'NO_LONGER_SOLD',
}

registerEnumType(LineState, {
  name: 'CartLineState',
  description: 'Whether a line of a cart can be ordered.',
  valuesConfig: {
    IN_STOCK: { description: 'It can.' },
    SHORT: { description: 'Fewer pieces are there for the shopper than the line holds.' },
    NO_LONGER_SOLD: { description: 'The shop no longer sells the product.' },
  },
})
