import { registerEnumType } from 'type-graphql'

/** What of an order can be corrected, and what follows from it. */
export enum OrderPart {
  RECEIVER = 'RECEIVER',
  PHONE = 'PHONE',
  ADDRESS = 'ADDRESS',
  AREA = 'AREA',
  DISTRICT = 'DISTRICT',
  RIDER_NOTE = 'RIDER_NOTE',
  LINES = 'LINES',
  DELIVERY_FEE = 'DELIVERY_FEE',
  DISCOUNT = 'DISCOUNT',
  TOTAL = 'TOTAL',
}

registerEnumType(OrderPart, {
  name: 'OrderPart',
  description: 'What of an order was corrected.',
  valuesConfig: {
    RECEIVER: { description: 'Who receives it.' },
    PHONE: { description: 'The phone of the receiver.' },
    ADDRESS: { description: 'House, road.' },
    AREA: { description: 'Upazila or area.' },
    DISTRICT: { description: 'The district.' },
    RIDER_NOTE: { description: 'What the rider is told.' },
    LINES: { description: 'What was ordered, or how much of it.' },
    DELIVERY_FEE: { description: 'What the delivery costs.' },
    DISCOUNT: { description: 'What is taken off, or why.' },
    TOTAL: { description: 'What is to be paid, as it follows from the others.' },
  },
})
