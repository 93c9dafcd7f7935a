import { Menu } from 'lucide-react'
import { startTransition, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useToConfirm } from '../../lib/orders/to-confirm.ts'
import { media } from '../../theme/tokens.ts'
import { Counted } from '../../ui/basic/counted.tsx'
import { IconButton } from '../../ui/basic/icon-button.tsx'
import { AccountCorner } from './account-corner.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'

/** The bar at the top of every page. */
export const Header = () => {
  const { frame: copy } = useCopy()
  const { key, pathname } = useLocation()
  const [searchKey, setSearchKey] = useState(key)
  const isSent = useNavigationType() === 'REPLACE' && pathname === paths.logIn()
  if (key !== searchKey && !isSent) setSearchKey(key)
  const [menuOpen, setMenuOpen] = useState(false)
  const toConfirm = useToConfirm()
  // The press is seen before what it opens has been rendered.
  const openMenu = () => startTransition(() => setMenuOpen(true))

  return (
    <Bar>
      <MenuButton>
        <Counted count={toConfirm}>
          <IconButton
            label={toConfirm > 0 ? copy.menuWithOrders(toConfirm) : copy.menu}
            icon={Menu}
            aria-haspopup="dialog"
            onClick={openMenu}
          />
        </Counted>
      </MenuButton>
      <Logo />
      {/* On each page it is closed at first, with the words of that page, but where its reader was at it while being sent to the log-in. */}
      <HeaderSearch key={searchKey}>
        <BarLanguageSwitch />
      </HeaderSearch>
      <AccountCorner />
      <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: var(--bar);
  padding-inline: var(--space-1) var(--space-2);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  ${media.narrow} {
    gap: 0;
    /* Beside the buttons of a phone the name has room on two lines only. */
    & > a > span { width: min-content; line-height: 1.1; }
  }
  ${media.tiny} { padding-inline: 0; }
  ${media.wide} { padding-inline: var(--space-4); }
  ${media.sidebar} {
    padding-inline: max(var(--edge), calc((100vw - var(--shell)) / 2 + var(--edge))) max(var(--space-4), calc((100vw - var(--shell)) / 2));
  }
`

const MenuButton = styled.div`
  ${media.sidebar} { display: none; }
`

// As large as the letters of the page only while the bar has room.
const BarLanguageSwitch = styled(LanguageSwitch)`
  padding-inline: var(--space-1);
  color: var(--primary);
  font-size: min(0.9375rem, 4vw);
`
