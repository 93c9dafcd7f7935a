import type { LucideIcon } from 'lucide-react'
import { Sized } from '../../ui/basic/icon.tsx'
import { drawing } from './drawing.tsx'

/** As `ui/basic/icon.tsx`. */
export const Icon = ({ of: icon }: { of: LucideIcon }) => <Sized>{drawing(icon)}</Sized>
