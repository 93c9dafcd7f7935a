/** An operation, as it is sent. */
export interface Asked {
  query: string
  variables: object
}

export const ask = (query: string, variables: object = {}): Asked => ({ query, variables })
