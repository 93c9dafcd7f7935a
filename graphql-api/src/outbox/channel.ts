import { registerEnumType } from 'type-graphql'

/** The ways by which a message leaves the shop. */
export enum Channel {
  MAIL = 'MAIL',
  SMS = 'SMS',
}

registerEnumType(Channel, {
  name: 'Channel',
  description: 'How a message leaves the shop.',
  valuesConfig: { MAIL: { description: 'By email.' }, SMS: { description: 'As a text message to a phone.' } },
})
