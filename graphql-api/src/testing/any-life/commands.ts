import type fc from 'fast-check'
import { errorCode } from '../../error-code.js'
import { type Drawn, isNew, type Kind, stepOf } from './all-steps.js'
import { lookAtCash, lookAtOrders } from './look.js'
import type { Model } from './model.js'
import type { ShopOfTwo } from './shop-of-two.js'

type Command = fc.AsyncCommand<Model, ShopOfTwo>

/** What was taken in all runs: how many steps, and which of them were not refused. */
export interface Tally {
  steps: number
  happened: Set<Kind>
}

/** One step, or two that are asked for at the same moment. */
export class Steps implements Command {
  constructor(
    private readonly drawn: readonly Drawn[],
    private readonly tally: Tally,
  ) {}

  check({ worlds }: Readonly<Model>): boolean {
    return this.drawn.every(({ kind }) => isNew(kind)) || worlds[0].orders.length > 0
  }

  async run(model: Model, shop: ShopOfTwo): Promise<void> {
    const [seen] = model.worlds
    const askings = this.drawn.map((drawn) => ({ drawn, seen, entered: { id: '', number: '' } }))
    const asked = askings.map(async (asking) => ({
      ...asking,
      code: await codeOf(stepOf(asking.drawn, shop, asking, seen).ask()),
    }))
    const answered = await Promise.all(asked)
    this.tally.steps += answered.length
    for (const { drawn, code } of answered) if (code === null) this.tally.happened.add(drawn.kind)

    const worlds = model.worlds.flatMap((world) =>
      [answered, answered.toReversed()].slice(0, answered.length).flatMap((inTurn) => {
        const known = structuredClone(world)
        const isSo = inTurn.every(({ drawn, code, ...asking }) => {
          const { refusal, change } = stepOf(drawn, shop, asking, known)
          if (code === null && refusal === null) change()
          return code === refusal
        })
        return isSo ? [known] : []
      }),
    )
    model.keep(worlds, `${this}: ${answered.map(({ code }) => code ?? 'done').join(', ')}`)
    if (answered.length > 1) await lookAtOrders(model, shop)
  }

  toString(): string {
    const told = this.drawn.map(
      ({ kind, order, who, server, pieces }) =>
        `${kind}(${isNew(kind) ? '' : `order ${order}, `}${pieces} pieces, person ${who} at server ${server})`,
    )
    return told.join(' beside ')
  }
}

/** Somebody looks at the shop: it is as the model says. */
export class Look implements Command {
  check(): boolean {
    return true
  }

  async run(model: Model, shop: ShopOfTwo): Promise<void> {
    await lookAtOrders(model, shop)
    await lookAtCash(model, shop)
  }

  toString(): string {
    return 'look'
  }
}

const codeOf = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => null,
    (error: unknown) => errorCode(error) ?? String(error),
  )
