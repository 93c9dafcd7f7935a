import { useToday } from '../../lib/time/use-today.ts'

interface PlacedAtProps {
  iso: string
  /** How the page says a moment on such a day. */
  when: (iso: string, today: string) => string
}

/** When an order was placed: of these days as people say it. */
export const PlacedAt = ({ iso, when }: PlacedAtProps) => {
  const today = useToday()

  return <time dateTime={iso}>{when(iso, today)}</time>
}
