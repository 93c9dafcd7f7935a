import { useLayoutEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { FailureLine } from '../../../ui/feedback/failure-line.tsx'
import { Tab, Tabs } from '../../../ui/list/tabs.tsx'
import { type OrderTab, tabs, tabWords } from './order-params.ts'
import type { useOrderCounts } from './use-order-counts.ts'

interface OrderTabsProps {
  chosen: OrderTab
  counts: ReturnType<typeof useOrderCounts>
}

/** The ways to look at the orders, each with how many there are. */
export const OrderTabs = ({ chosen, counts: { counts, error, refetch } }: OrderTabsProps) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const row = useRef<HTMLElement>(null)
  const isCounted = counts !== undefined

  // On a phone the row is wider than the window once it says how many there are.
  useLayoutEffect(() => {
    const tab = row.current?.children[tabs.indexOf(chosen)]
    if (isCounted && row.current && tab) row.current.scrollLeft += middleOf(tab) - middleOf(row.current)
  }, [chosen, isCounted])

  const hrefOf = (tab: OrderTab) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('state')
    next.set('state', tabWords[tab])
    return `?${next}`
  }

  const opensFirst = chosen === 'TO_CONFIRM' && isCounted && !search.has('state')
  return (
    <>
      {/* Else another tab would take its place when the last of them is handled. */}
      {opensFirst && <Navigate to={`?${new URLSearchParams([...search, ['state', tabWords.TO_CONFIRM]])}`} replace />}
      <Tabs ref={row} aria-label={copy.tabs}>
        {tabs.map((tab) => (
          <Tab key={tab} to={hrefOf(tab)} aria-current={tab === chosen ? 'page' : undefined}>
            {copy.tab(copy.tabNames[tab], counts?.[tab])}
          </Tab>
        ))}
      </Tabs>
      {error && (
        <FailureLine role="status" failed={copy.countFailed} onRetry={() => refetch().catch(() => undefined)} />
      )}
    </>
  )
}

const middleOf = (place: Element) => {
  const { left, width } = place.getBoundingClientRect()
  return left + width / 2
}
