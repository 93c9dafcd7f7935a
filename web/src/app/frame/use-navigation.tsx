import type { ReactNode } from 'react'
import { CategoryLinks } from '../../features/category/category-links.tsx'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { latePart } from '../../ui/feedback/late-part.tsx'

// Shoppers have none.
const ManageLinks = latePart(async () => (await import('./manage-links.tsx')).ManageLinks)

interface Navigation {
  title: string
  links: (signs: 'icons' | 'pictures', onFollow?: () => void) => ReactNode
}

/** The navigation of every page: categories, or the admin pages, whose code may have to come; null until the session is known. */
export const useNavigation = (): Navigation | null => {
  const copy = useCopy()
  const session = useSessionState()

  if (session.status === 'loading') return null
  if (session.status === 'signedIn' && session.user.role !== 'SHOPPER')
    return {
      title: copy.manage.heading,
      links: (_, onFollow) => <ManageLinks onFollow={onFollow} />,
    }
  return {
    title: copy.frame.categories,
    links: (signs, onFollow) => <CategoryLinks signs={signs} onFollow={onFollow} />,
  }
}
