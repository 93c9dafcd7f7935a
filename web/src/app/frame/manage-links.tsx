import {
  Banknote,
  Bike,
  ChartColumn,
  FileChartColumn,
  Gauge,
  History as HistoryIcon,
  List,
  Mails,
  Package,
  Plus,
  Stamp,
  TextSearch,
  Truck,
  Users,
} from 'lucide-react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useIsAdmin } from '../../lib/identity/use-is-admin.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useToConfirm } from '../../lib/orders/to-confirm.ts'
import { Count } from '../../ui/basic/counted.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { MenuLink } from '../../ui/layout/menu-entry.ts'

/** The pages of those who work in the shop, one below the other, as far as they may see them; the one that is open is marked. */
export const ManageLinks = ({ onFollow }: { onFollow?: (() => void) | undefined }) => {
  const { manage: copy } = useCopy()
  const isAdmin = useIsAdmin()
  const toConfirm = useToConfirm()
  const links = [
    { to: paths.overview(), icon: ChartColumn, label: copy.overview },
    { to: paths.reports(), icon: FileChartColumn, label: copy.reports },
    { to: paths.home(), icon: Package, label: copy.allProducts, forStaff: true },
    { to: paths.allOrders(), icon: Truck, label: copy.allOrders, forStaff: true },
    { to: paths.cash(), icon: Banknote, label: copy.cash },
    { to: paths.addProduct(), icon: Plus, label: copy.addProducts },
    { to: paths.manageProduct(), icon: List, label: isAdmin ? copy.manageProduct : copy.stockList, forStaff: true },
    { to: paths.manageUsers(), icon: Users, label: copy.manageUsers },
    { to: paths.deliveryRules(), icon: Bike, label: copy.delivery },
    { to: paths.purchaseLimits(), icon: Gauge, label: copy.purchaseLimits },
    { to: paths.messages(), icon: Mails, label: copy.messages },
    { to: paths.sender(), icon: Stamp, label: copy.sender },
    { to: paths.searchWords(), icon: TextSearch, label: copy.searchWords },
    { to: paths.auditLog(), icon: HistoryIcon, label: copy.auditLog },
  ]

  return (
    <ul>
      {links
        .filter(({ forStaff }) => isAdmin || forStaff)
        .map(({ to, icon, label }) => (
          <li key={to}>
            <MenuLink to={to} onClick={onFollow}>
              <Icon of={icon} />
              {label}
              {to === paths.allOrders() && toConfirm > 0 && (
                <>
                  <VisuallyHidden>, {copy.toConfirm(toConfirm)}</VisuallyHidden>
                  <EndCount of={toConfirm} />
                </>
              )}
            </MenuLink>
          </li>
        ))}
    </ul>
  )
}

const EndCount = styled(Count)`
  margin-inline-start: auto;
`
