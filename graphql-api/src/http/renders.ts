// Each takes the processor for some hundredths of a second, in which nobody else is answered.
const AT_ONCE = 2
const WAITING = 16
// Of addresses and of products that are none: of each language, with pictures and without.
const MOST_KEPT = 8

interface Job<Page> {
  key: string
  render: () => Promise<Page>
  /** Is asked when nobody else has it rendered. */
  mayRender: () => boolean
}

/** Renders what is asked several times at once only once, and no more at a time than leave the server free for its other work. */
export class Renders<Page> {
  private readonly pending = new Map<string, Promise<Page | null>>()
  private readonly waiting: ((isTheirTurn: boolean) => void)[] = []
  private readonly kept = new Map<string, Page>()
  private running = 0

  /** @returns null when as many wait already as may, whoever asks may have no more rendered, or none is rendered for now */
  async share({ key, render, mayRender }: Job<Page>): Promise<Page | null> {
    const same = this.pending.get(key)
    if (same) return same
    if (this.pending.size >= AT_ONCE + WAITING || !mayRender()) return null
    const page = this.inTurn(render).finally(() => this.pending.delete(key))
    this.pending.set(key, page)
    return page
  }

  /**
   * The same for a page that countless addresses have: it is kept, while few others are asked for.
   * @param isWhole whether it may be
   */
  async shareAndKeep(job: Job<Page>, isWhole: (page: Page) => boolean): Promise<Page | null> {
    const kept = this.kept.get(job.key)
    if (kept) return kept
    const page = await this.share(job)
    if (page && isWhole(page)) this.kept.set(job.key, page)
    for (const oldest of this.kept.keys()) if (this.kept.size > MOST_KEPT) this.kept.delete(oldest)
    return page
  }

  /** Whoever waits for a turn gets nothing: what is rendered is not answered. */
  sendWaitingAway(): void {
    for (const goOn of this.waiting.splice(0)) goOn(false)
  }

  private async inTurn(render: () => Promise<Page>): Promise<Page | null> {
    if (this.running < AT_ONCE) this.running++
    else if (!(await new Promise<boolean>((resolve) => this.waiting.push(resolve)))) return null
    try {
      return await render()
    } finally {
      const next = this.waiting.shift()
      if (next) next(true)
      else this.running--
    }
  }
}
