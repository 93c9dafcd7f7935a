/** What a group of queries came to: means of all its queries, each 0 to 1. */
interface Measured {
  group: string
  queries: number
  recall: number
  /** Null in a group whose queries should find nothing. */
  precision: number | null
  misses: { search: string; missing: string[]; wrong: string[] }[]
}

export declare const measureSearch: (ask: (search: string) => Promise<string[]>) => Promise<Measured[]>
