import { limits } from '@sunnah-store/schema/limits'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readShared, storeShared } from '../../../lib/storage/draft.ts'
import { newKey } from '../../../lib/storage/new-key.ts'

type AddressOf = (ids: readonly string[]) => string

const prefix = 'kept-'

/**
 * Where a page about these orders is: few are named in its address. More are kept on this device under a key that stands
 * there, as servers take no address of such a length.
 * @returns keep: to be called before the page is opened
 */
export const aboutOrders = (addressOf: AddressOf, ids: readonly string[]) => {
  if (ids.length <= limits.order.atOnce) return { to: addressOf(ids), keep: () => undefined }
  const name = prefix + newKey()
  return { to: addressOf([name]), keep: () => storeShared(name, ids) }
}

/** A link to such a page. @param addressOf the same function each time */
export const useOrdersLink = (addressOf: AddressOf, ids: readonly string[]) => {
  const all = ids.join()
  const { to, keep } = useMemo(() => aboutOrders(addressOf, all.split(',').filter(Boolean)), [addressOf, all])
  // Another tab may be opened by it in ways that are no click.
  return { to, onPointerDown: keep, onKeyDown: keep, onClick: keep }
}

/** The orders that a page is about, each once. */
export const useOrdersAsked = (): string[] => {
  const [search] = useSearchParams()
  const named = search.get('ids') ?? ''
  return useMemo(() => {
    const ids = named.startsWith(prefix) ? (readShared(named, asIds) ?? []) : named.split(',')
    return [...new Set(ids.filter(Boolean))].slice(0, limits.order.chosen)
  }, [named])
}

const asIds = (stored: unknown): string[] | null =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : null
