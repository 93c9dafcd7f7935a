/** In the place of a product: the answer changes with the stock of any. */
export const anyProduct = '*'

/** Whether the answer to a visitor may be kept for others, and what it tells. */
export class Keeping {
  private answered = 0
  private isRefused = false
  /** The products whose stock the answer tells, or `anyProduct`. */
  readonly products = new Set<string>()

  /** The answer tells what may change unannounced, or must be found out each time. */
  refuse(): void {
    this.isRefused = true
  }

  /** The answer changes whenever something is sold. */
  noteAllStock(): void {
    this.products.add(anyProduct)
  }

  noteAnswer(isWhole: boolean): void {
    this.answered++
    if (!isWhole) this.refuse()
  }

  get isAllowed(): boolean {
    return this.answered > 0 && !this.isRefused
  }
}
