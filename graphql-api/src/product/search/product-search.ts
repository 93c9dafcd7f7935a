import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { categories } from '@sunnah-store/schema/categories'
import type { EntityManager } from 'typeorm'
import type { Notifications } from '../../database/notifications.js'
import { type Found, TextIndex } from '../../search/text-index.js'
import { type Narrowed, Shelf } from '../filter/shelf.js'
import type { ProductFilter, ProductSort } from '../product.args.js'
import { type Explained, explain } from './explain.js'
import { asSearchable, readAll, readByIds } from './searchable-product.js'
import { SynonymGroup } from './synonym-group.entity.js'

export interface Suggested {
  /** What is typed, with its last word finished when it is on its way to one. */
  search: string
  found: Found
  /** The search as the shop writes it; null when it was written so. */
  didYouMean: string | null
  /** The codes of the categories that it names. */
  categories: readonly number[]
}

/** Finds products by what people type. Each server process has one, in memory. */
export interface ProductSearch {
  find(search: string, category?: number | null): Found
  /** The same while somebody is typing: the last word may be unfinished. */
  suggest(search: string): Suggested
  /** What a filter leaves of a search, a category or the whole shop, and what it could leave. */
  narrow(asked: Pick<ProductFilter, 'search' | 'category' | 'filter'>, sort: ProductSort): Narrowed
  /** The ids of the products that are most like this one and available. */
  similarTo(id: string): readonly string[]
  explain(search: string): Explained[]
  /** How many products are sold, in all categories or in one; null while changes may have been missed. */
  count(category?: number | null): number | null
  /** Resolves once everything is found that was committed before the call, or after a second. */
  upToDate(): Promise<void>
}

interface Source {
  db: EntityManager
  notifications: Notifications
  /** Called when a change is heard of, and again when it is found. */
  onChange: () => void
  report: (error: unknown) => void
}

const CHANNEL = 'catalogue'
// What the channel carries besides the ids of products.
const SYNONYMS = 'synonyms'
const MARK = 'mark:'
const EVERYTHING = 'everything'
const MANY = 1000
// Milliseconds.
const LONGEST_WAIT = 1000
const RETRY_AFTER = 1000

/**
 * Reads all products as soon as the database is listened to, and from then on every change that it announces: each
 * process finds it some milliseconds after the commit. After a lost connection everything is read anew.
 * @returns the search, `ready`, which resolves once everything is read, and `close`, after which nothing is read
 */
export const openProductSearch = ({ db, notifications, onChange, report }: Source) => {
  let index = new TextIndex(categories)
  let shelf = new Shelf()
  const changes = new Set<string>()
  const marks = new Map<string, () => void>()
  let isReading = false
  let isListening = false
  let isCurrent = false
  let closed = false
  let work = Promise.resolve()
  let becomeReady = () => {}
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve
  })

  const readEverything = async () => {
    const fresh = new TextIndex(categories)
    const freshShelf = new Shelf()
    fresh.setSynonyms(await readSynonyms(db))
    for await (const rows of readAll(db, MANY)) {
      if (closed) return
      for (const row of rows) {
        fresh.set(asSearchable(row))
        freshShelf.set(row)
      }
      // Requests are answered in between.
      await setImmediate()
    }
    fresh.forgetTexts()
    index = fresh
    shelf = freshShelf
    isCurrent = isListening && !changes.has(EVERYTHING)
    becomeReady()
    onChange()
  }

  const readProducts = async (ids: string[]) => {
    const rows = ids.length > 0 ? await readByIds(db, ids) : []
    for (const id of ids) {
      index.remove(id)
      shelf.remove(id)
    }
    for (const row of rows) {
      index.set(asSearchable(row))
      shelf.set(row)
    }
  }

  const readChanges = async () => {
    isReading = false
    const noted = [...changes]
    changes.clear()
    try {
      if (noted.includes(EVERYTHING)) return await readEverything()
      if (noted.includes(SYNONYMS)) {
        index.setSynonyms(await readSynonyms(db))
        shelf.forget()
      }
      const ids = noted.filter((change) => change !== SYNONYMS)
      while (ids.length > 0) await readProducts(ids.splice(0, MANY))
      onChange()
    } catch (error) {
      if (closed) return
      isCurrent = false
      report(error)
      await setTimeout(RETRY_AFTER, undefined, { ref: false })
      note(EVERYTHING)
    }
  }

  const note = (change: string) => {
    if (closed) return
    onChange()
    changes.add(change)
    if (!isReading) work = work.then(readChanges)
    isReading = true
  }

  notifications.on(CHANNEL, {
    onPayload(payload) {
      const pass = marks.get(payload)
      if (pass) work = work.then(pass)
      else if (!payload.startsWith(MARK)) note(payload)
    },
    onListening() {
      isListening = true
      note(EVERYTHING)
    },
    onLost() {
      isListening = false
      isCurrent = false
    },
  })

  const search: ProductSearch = {
    find: (words, category) => index.find(words, { category: category ?? null }),
    suggest(typed) {
      const search = index.complete(typed)
      const terms = index.parse(search)
      const isCorrected = terms.some(({ correction }) => correction !== null)
      return {
        search,
        found: index.find(search),
        didYouMean: isCorrected ? terms.map(({ typed, correction }) => correction ?? typed).join(' ') : null,
        categories: [...new Set(terms.flatMap((term) => term.categories))],
      }
    },
    explain: (words) => index.parse(words).map(explain),
    narrow: ({ search: words, category = null, filter }, sort) => {
      const searched = words?.trim() ? words : null
      return shelf.narrow(JSON.stringify([searched, category, filter ?? null, sort]), () => {
        const found = searched === null ? null : index.find(searched, { category })
        return { category, ids: found?.ids(0, found.total) ?? null, filter: filter ?? {}, sort }
      })
    },
    similarTo: (id) => shelf.similarTo(id),
    count: (category = null) => (isCurrent ? index.size(category) : null),
    async upToDate() {
      const mark = MARK + randomUUID()
      const passed = new Promise<void>((resolve) => marks.set(mark, resolve))
      const heard = notifications.announce(CHANNEL, mark).then((isOnItsWay) => (isOnItsWay ? passed : undefined))
      await Promise.race([heard, setTimeout(LONGEST_WAIT, undefined, { ref: false })])
      marks.delete(mark)
    },
  }
  const close = async () => {
    closed = true
    await work
  }
  return { search, ready, close }
}

const readSynonyms = async (db: EntityManager) =>
  (await db.find(SynonymGroup, { order: { createdAt: 'ASC', id: 'ASC' } })).map(({ words }) => words)
