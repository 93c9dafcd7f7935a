import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { loadClientConfig } from '../lib/network/client-config.ts'

export interface ContactData {
  /** Who takes what is written; none when nobody does. */
  taker: NonNullable<ClientConfig['contact']>['kind'] | 'none'
}

/** While nobody can say, the form is there and asks again when it is sent. */
export const contactLoader = (): Promise<ContactData> =>
  loadClientConfig().then(
    ({ contact }) => ({ taker: contact?.kind ?? 'none' }),
    () => ({ taker: 'emailjs' }),
  )
