import type { Known } from './known.js'

/** What the shop may be by now: several worlds where two asked at once and nothing has told yet who came first. */
export class Model {
  worlds: readonly [Known, ...Known[]]

  constructor(known: Known) {
    this.worlds = [known]
  }

  /** @throws when the shop can be none of these: it has answered, or is, as in no order of what was asked */
  keep(worlds: readonly Known[], seen: string): void {
    const [first, ...others] = new Map(worlds.map((known) => [JSON.stringify(inOrder(known)), known])).values()
    if (!first) throw new Error(`${seen}\nThe model had ${JSON.stringify(this.worlds)}`)
    this.worlds = [first, ...others]
  }

  /** Keeps the worlds that are as the shop shows itself. @throws when none is */
  mustShow<Shown extends object>(shown: Shown, of: (known: Known) => Shown): void {
    const isSo = (known: Known) => JSON.stringify(of(known)) === JSON.stringify(shown)
    const said = this.worlds.map((known) => JSON.stringify(of(known)))
    this.keep(
      this.worlds.filter(isSo),
      `The shop shows\n${JSON.stringify(shown)}\nand would show\n${said.join('\nor\n')}`,
    )
  }
}

/** Which of two came first is not seen later. */
const inOrder = ({ stock, orders, payouts }: Known): Known => ({
  stock,
  orders: byId(orders),
  payouts: byId(payouts),
})

export const byId = <T extends { id: string }>(those: readonly T[]): T[] =>
  those.toSorted((a, b) => a.id.localeCompare(b.id))
