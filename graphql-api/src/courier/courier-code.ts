import { registerEnumType } from 'type-graphql'

/** The couriers with a system of their own that the shop can be connected to. */
export enum CourierCode {
  STEADFAST = 'STEADFAST',
}

registerEnumType(CourierCode, {
  name: 'CourierCode',
  description: 'A courier with a system of its own.',
  valuesConfig: { STEADFAST: { description: 'Steadfast Courier.' } },
})
