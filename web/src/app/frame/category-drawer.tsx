import { CategoryLinks } from '../../features/category/category-links.tsx'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Drawer } from '../../ui/drawer.tsx'

interface CategoryDrawerProps {
  open: boolean
  onClose: () => void
}

/** The categories where there is no room for the sidebar. */
export const CategoryDrawer = ({ open, onClose }: CategoryDrawerProps) => {
  const copy = useCopy()

  return (
    <Drawer title={copy.frame.categories} closeLabel={copy.close} open={open} onClose={onClose}>
      <nav aria-label={copy.frame.categories}>
        <CategoryLinks signs="pictures" onFollow={onClose} />
      </nav>
    </Drawer>
  )
}
