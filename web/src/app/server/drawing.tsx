import type { LucideIcon } from 'lucide-react'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const known = new Map<LucideIcon, Map<number | undefined, ReactElement>>()

/** An icon, hidden from screen readers, at its place in a row. Each is worked out once: a product with its reviews has more than a hundred. */
export const drawing = (Icon: LucideIcon, x?: number) => {
  const drawings = known.get(Icon) ?? new Map()
  const drawn = drawings.get(x) ?? draw(Icon, x)
  known.set(Icon, drawings.set(x, drawn))
  return drawn
}

const draw = (Icon: LucideIcon, x?: number) => {
  const markup = renderToStaticMarkup(<Icon x={x} aria-hidden />)
  const [, attributes = '', inside = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? []
  const props = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
  return createElement('svg', { ...Object.fromEntries(props), dangerouslySetInnerHTML: { __html: inside } })
}
