import {
  HandCoins,
  Heart,
  List,
  LogOut,
  type LucideIcon,
  Mail,
  Plus,
  ShoppingCart,
  Truck,
  UserRound,
  Users,
} from 'lucide-react'
import { Suspense, useEffect } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { SessionUser } from '../../lib/identity/session-state.ts'
import { useKeepLanguage } from '../../lib/identity/use-keep-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Disclosure } from '../../ui/dialog/disclosure.tsx'
import { latePart } from '../../ui/feedback/late-part.tsx'
import { MenuLink, menuEntry } from '../../ui/layout/menu-entry.ts'
import { useLogOut } from './use-log-out.ts'

// The shop is run without it too.
const OrderNews = latePart(
  async () => (await import('../../features/order/manage/news/order-news.tsx')).OrderNews,
  () => null,
)

/** Behind the picture of whoever is signed in: what is theirs. */
export const AccountMenu = ({ user }: { user: SessionUser }) => {
  const { menu: copy, manage, format } = useCopy()
  const logOut = useLogOut()
  useKeepLanguage(user)
  useEffect(() => {
    notify.prepare()
  }, [])

  return (
    <>
      {user.role !== 'SHOPPER' && (
        <Suspense>
          <OrderNews />
        </Suspense>
      )}
      <Disclosure label={copy.label(user.name)} sign={<Avatar name={user.name} photoUrl={user.photoUrl} />}>
        <Person>
          <Avatar name={user.name} photoUrl={user.photoUrl} />
          <p>
            <b>{user.name}</b>
            <br />
            {user.email ?? (user.phone && format.phone(user.phone))}
          </p>
        </Person>
        <ul>
          <AccountLink to={paths.profile()} icon={UserRound} label={copy.profile} />
          {user.role !== 'SHOPPER' ? (
            <>
              <AccountLink to={paths.allOrders()} icon={Truck} label={manage.allOrders} />
              {user.isAdmin && <AccountLink to={paths.addProduct()} icon={Plus} label={manage.addProduct} />}
              <AccountLink
                to={paths.manageProduct()}
                icon={List}
                label={user.isAdmin ? manage.manageProduct : manage.stockList}
              />
              {user.isAdmin && <AccountLink to={paths.manageUsers()} icon={Users} label={manage.manageUsers} />}
            </>
          ) : (
            <>
              <AccountLink to={paths.cart()} icon={ShoppingCart} label={copy.cart} />
              <AccountLink to={paths.wishes()} icon={Heart} label={copy.wishes} />
              <AccountLink to={paths.myOrder()} icon={Truck} label={copy.myOrder} />
            </>
          )}
          <AccountLink to={paths.donation()} icon={HandCoins} label={copy.donation} />
          <AccountLink to={paths.contactUs()} icon={Mail} label={copy.contact} />
          <li>
            <LogOutEntry type="button" onClick={logOut}>
              <Icon of={LogOut} />
              {copy.logOut}
            </LogOutEntry>
          </li>
        </ul>
      </Disclosure>
    </>
  )
}

const AccountLink = ({ to, icon, label }: { to: string; icon: LucideIcon; label: string }) => (
  <li>
    <MenuLink to={to}>
      <Icon of={icon} />
      {label}
    </MenuLink>
  </li>
)

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3) var(--space-3);
  border-bottom: 1px solid var(--line);
  margin-bottom: var(--space-2);
  & > p {
    min-width: 0;
    color: var(--muted);
    font: 400 var(--type-small);
    overflow-wrap: anywhere;
  }
  b { color: var(--text); font: 600 var(--type-body); }
`

const LogOutEntry = styled.button`
  ${menuEntry}
  width: 100%;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
`
