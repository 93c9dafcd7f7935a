import type { FacetKind, FacetText } from './facet-texts.js'

interface Value {
  kind: FacetKind
  /** The lower-case text by which it is asked for. */
  key: string
  swatch: string | null
  spellings: number[]
}

interface Spelling {
  value: number
  text: string
  textBn: string | null
  /** How many products spell it so. */
  count: number
}

/** The values of all products by number. The same value may be spelled in several ways; the usual one is shown. */
export class FacetValues {
  private readonly values: Value[] = []
  private readonly spellings: Spelling[] = []
  private readonly valueByKey = new Map<string, number>()
  private readonly spellingByText = new Map<string, number>()

  get count(): number {
    return this.values.length
  }

  /** Counts a product with this text. @returns the number of the spelling */
  add(kind: FacetKind, { text, textBn, swatch }: FacetText): number {
    const key = text.toLowerCase()
    const spelled = `${kind}\n${text}\n${textBn ?? ''}`
    const known = this.spellingByText.get(spelled)
    if (known !== undefined) {
      this.change(known, 1)
      return known
    }
    const value = this.find(kind, text) ?? this.values.push({ kind, key, swatch, spellings: [] }) - 1
    const spelling = this.spellings.push({ value, text, textBn, count: 1 }) - 1
    this.valueByKey.set(`${kind}\n${key}`, value)
    this.spellingByText.set(spelled, spelling)
    this.values[value]?.spellings.push(spelling)
    return spelling
  }

  remove(spelling: number): void {
    this.change(spelling, -1)
  }

  /** The number of the value of a spelling. */
  valueOf(spelling: number): number {
    return this.spellings[spelling]?.value ?? -1
  }

  kindOf(value: number): FacetKind | undefined {
    return this.values[value]?.kind
  }

  /** The number of a value that some product has. */
  wanted(kind: FacetKind, text: string): number | undefined {
    const value = this.find(kind, text)
    if (value === undefined) return undefined
    return this.values[value]?.spellings.some((spelling) => (this.spellings[spelling]?.count ?? 0) > 0)
      ? value
      : undefined
  }

  find(kind: FacetKind, text: string): number | undefined {
    return this.valueByKey.get(`${kind}\n${text.trim().toLowerCase()}`)
  }

  /** How the value is shown: as most products spell it. */
  textOf(value: number): FacetText {
    const { key = '', swatch = null, spellings = [] } = this.values[value] ?? {}
    const all = spellings.flatMap((spelling) => this.spellings[spelling] ?? []).sort(usualFirst)
    const [usual] = all
    const textBn = all.find((one) => one.count > 0 && one.textBn !== null)?.textBn ?? null
    return { text: usual?.text ?? key, textBn, swatch }
  }

  private change(spelling: number, by: number): void {
    const one = this.spellings[spelling]
    if (one) one.count += by
  }
}

const usualFirst = (a: Spelling, b: Spelling) => b.count - a.count || (a.text < b.text ? -1 : 1)
