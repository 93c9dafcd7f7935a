import { pages } from '@sunnah-store/schema/routes'
import { matchPath, useLocation } from 'react-router-dom'
import { adminPageNames } from '../admin-page-names.ts'

/** Whether the page that is open is one of those who work in the shop. */
export const useIsAdminPage = (): boolean => {
  const { pathname } = useLocation()
  return adminPageNames.some((name) => matchPath(pages[name], pathname) !== null)
}
