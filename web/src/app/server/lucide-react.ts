import { Star as LucideStar } from 'lucide-react'
import { drawing } from './drawing.tsx'

export * from 'lucide-react'

/** As it stands in `ui/data/stars.tsx`. */
export const Star = ({ x }: { x?: number }) => drawing(LucideStar, x)
