import { Suspense } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { DonationLink } from './donation-link.tsx'
import { useNavigation } from './use-navigation.tsx'

interface NavigationDrawerProps {
  open: boolean
  onClose: () => void
}

/** Where to go, where there is no room for the sidebar. */
export const NavigationDrawer = ({ open, onClose }: NavigationDrawerProps) => {
  const copy = useCopy()
  const navigation = useNavigation()

  return (
    <Drawer title={navigation?.title ?? copy.frame.menu} open={open} onClose={onClose}>
      <Suspense>
        {navigation && <nav aria-label={navigation.title}>{navigation.links('pictures', onClose)}</nav>}
        <DonationLink onFollow={onClose} />
      </Suspense>
    </Drawer>
  )
}
