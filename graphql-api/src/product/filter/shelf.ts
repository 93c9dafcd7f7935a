import { ProductSort } from '../product.args.js'
import { count } from './count.js'
import { FacetValues } from './facet-values.js'
import type { Facets } from './facets.js'
import { type Facts, factsOf, type ShelvedProduct } from './facts.js'
import type { ProductFilterInput } from './product-filter.input.js'
import { mostSimilar } from './similar.js'

interface Asked {
  category: number | null
  /** Only these, in this order; null for all. */
  ids: readonly string[] | null
  filter: ProductFilterInput
  sort: ProductSort
}

/** What is left of a list. */
export interface Narrowed {
  total: number
  ids(start: number, count: number): string[]
  facets: Facets
}

export const MOST_SIMILAR = 6

const MOST_SIMILAR_KEPT = 10_000
const MOST_KEPT = 300
const MOST_IDS_KEPT = 500_000

/** The facts of all products by which lists are filtered and sorted, in memory. */
export class Shelf {
  private readonly byId = new Map<string, Facts>()
  private readonly values = new FacetValues()
  private readonly orders = new Map<ProductSort, Facts[]>()
  private readonly kept = new Map<string, Narrowed>()
  private readonly similar = new Map<string, readonly string[]>()
  private idsKept = 0

  set(product: ShelvedProduct): void {
    this.remove(product.id)
    this.byId.set(product.id, factsOf(product, this.values))
  }

  remove(id: string): void {
    this.forget()
    this.orders.clear()
    for (const spelling of this.byId.get(id)?.spellings ?? []) this.values.remove(spelling)
    this.byId.delete(id)
  }

  /** To be called when something else than the products has changed what a list holds. */
  forget(): void {
    this.kept.clear()
    this.similar.clear()
    this.idsKept = 0
  }

  /** @param key the same for the same question */
  narrow(key: string, ask: () => Asked): Narrowed {
    const known = this.kept.get(key)
    if (known) return known
    const { category, ids, filter, sort } = ask()
    const listed = ids ? this.sorted(ids, sort) : this.inOrder(sort)
    const ofCategory = category === null ? listed : listed.filter((facts) => facts.category === category)
    const { passing, facets } = count(ofCategory, filter, this.values)
    const narrowed = {
      total: passing.length,
      ids: (start: number, size: number) => passing.slice(start, start + size),
      facets,
    }
    if (this.kept.size >= MOST_KEPT || this.idsKept + passing.length > MOST_IDS_KEPT) this.forget()
    this.kept.set(key, narrowed)
    this.idsKept += passing.length
    return narrowed
  }

  /** Those that are most like a product, of its category and available; at most `MOST_SIMILAR`. */
  similarTo(id: string): readonly string[] {
    const product = this.byId.get(id)
    if (!product) return []
    const similar = this.similar.get(id) ?? mostSimilar(product, this.inOrder(ProductSort.NEWEST), MOST_SIMILAR)
    if (this.similar.size >= MOST_SIMILAR_KEPT) this.similar.clear()
    this.similar.set(id, similar)
    return similar
  }

  private inOrder(sort: ProductSort): Facts[] {
    const order = this.orders.get(sort) ?? [...this.byId.values()].sort(inMemory[sort] ?? newestFirst)
    this.orders.set(sort, order)
    return order
  }

  private sorted(ids: readonly string[], sort: ProductSort): Facts[] {
    const facts = ids.flatMap((id) => this.byId.get(id) ?? [])
    const order = sort === ProductSort.RELEVANCE ? undefined : inMemory[sort]
    return order ? facts.sort(order) : facts
  }
}

const later = (a: Facts, b: Facts) => (a.id < b.id ? 1 : -1)
const newestFirst = (a: Facts, b: Facts) => b.createdMicros - a.createdMicros || later(a, b)

// As the SQL of product.service.ts orders them. The others change with each order, and are sorted by PostgreSQL.
const inMemory: Partial<Record<ProductSort, (a: Facts, b: Facts) => number>> = {
  [ProductSort.NEWEST]: newestFirst,
  [ProductSort.RELEVANCE]: newestFirst,
  [ProductSort.PRICE_LOW_TO_HIGH]: (a, b) => a.price - b.price || later(b, a),
  [ProductSort.PRICE_HIGH_TO_LOW]: (a, b) => b.price - a.price || later(a, b),
  [ProductSort.RATING]: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || later(a, b),
}

/** Whether the shelf knows this order. */
export const isSortedInMemory = (sort: ProductSort): boolean => sort in inMemory
