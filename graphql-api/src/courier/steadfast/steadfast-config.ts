/** How the shop is connected to Steadfast. */
export interface SteadfastConfig {
  url: string
  apiKey: string
  secretKey: string
  /** What its messages bear; null: none are taken, and it is only asked. */
  webhookToken: string | null
  /** It is not Steadfast, but what stands in for it while nothing is configured. */
  pretends: boolean
}

interface SteadfastSettings {
  STEADFAST_URL: string
  STEADFAST_API_KEY: string | undefined
  STEADFAST_SECRET_KEY: string | undefined
  STEADFAST_WEBHOOK_TOKEN: string | undefined
}

/** Null: it is not connected. */
export const steadfastOf = (env: SteadfastSettings): SteadfastConfig | null => {
  const { STEADFAST_API_KEY: apiKey, STEADFAST_SECRET_KEY: secretKey } = env
  if (!apiKey || !secretKey) return null
  const url = env.STEADFAST_URL.replace(/\/+$/, '')
  return { url, apiKey, secretKey, webhookToken: env.STEADFAST_WEBHOOK_TOKEN ?? null, pretends: false }
}

/** Both keys, or none; messages only with them. */
export const steadfastProblems = (env: SteadfastSettings): string[] => {
  const { STEADFAST_API_KEY: apiKey, STEADFAST_SECRET_KEY: secretKey, STEADFAST_WEBHOOK_TOKEN: token } = env
  if (apiKey && secretKey) return []
  if (!apiKey && secretKey) return ['STEADFAST_API_KEY must be set with STEADFAST_SECRET_KEY']
  if (apiKey) return ['STEADFAST_SECRET_KEY must be set with STEADFAST_API_KEY']
  return token ? ['STEADFAST_API_KEY and STEADFAST_SECRET_KEY must be set with STEADFAST_WEBHOOK_TOKEN'] : []
}
