import { loadClientConfig } from '../lib/network/client-config.ts'

export interface ContactData {
  isSetUp: boolean
}

/** Whether anybody would get what is written. While nobody can say, the form is there and asks again when it is sent. */
export const contactLoader = (): Promise<ContactData> =>
  loadClientConfig().then(
    ({ contact }) => ({ isSetUp: contact !== null }),
    () => ({ isSetUp: true }),
  )
