import { loadClientConfig } from '../lib/network/client-config.ts'

export interface EntranceData {
  byPhone: boolean
}

/** While nobody can say, people come in as everywhere. */
export const entranceLoader = (): Promise<EntranceData> =>
  loadClientConfig().then(
    ({ phoneSignIn }) => ({ byPhone: phoneSignIn }),
    () => ({ byPhone: false }),
  )
