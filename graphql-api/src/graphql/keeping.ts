/** In the place of a product: the answer changes with the stock of any. */
export const anyProduct = '*'

/** What stands for the reviews of a product, here and in what the database announces. */
const reviewsOf = (productId: string) => `${REVIEWS}${productId}`
const REVIEWS = 'reviews:'

/** Whether this is the stock of a product, and not its reviews. */
export const isStock = (part: string): boolean => !part.startsWith(REVIEWS)

/** Whether the answer to a visitor may be kept for others, and what it tells. */
export class Keeping {
  private answered = 0
  private isRefused = false
  /** What the answer tells that often changes alone: the stock of these products, or of `anyProduct`, and their reviews. */
  readonly tells = new Set<string>()

  /** The answer tells what may change unannounced, or must be found out each time. */
  refuse(): void {
    this.isRefused = true
  }

  noteStock(productId: string): void {
    this.tells.add(productId)
  }

  noteReviews(productId: string): void {
    this.tells.add(reviewsOf(productId))
  }

  /** The answer changes whenever something is sold. */
  noteAllStock(): void {
    this.tells.add(anyProduct)
  }

  noteAnswer(isWhole: boolean): void {
    this.answered++
    if (!isWhole) this.refuse()
  }

  /** The answer is made of what was answered there. */
  goOnFrom({ answered, isRefused, tells }: Keeping): void {
    this.answered += answered
    if (isRefused) this.refuse()
    for (const part of tells) this.tells.add(part)
  }

  get isAllowed(): boolean {
    return this.answered > 0 && !this.isRefused
  }
}
