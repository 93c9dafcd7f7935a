import { type ComponentType, createElement, lazy, Suspense } from 'react'

/** A part of a page that is not worth waiting for: until its code is here, or when it does not come, there is nothing. */
export const extra = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }))
  return (props: Props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>
}

const Nothing = () => null
