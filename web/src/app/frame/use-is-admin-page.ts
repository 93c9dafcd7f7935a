import { useMatches } from 'react-router-dom'

/** What marks the routes of those who work in the shop. */
export const adminPage = 'admin page'

/** Whether the page that is open is one of those who work in the shop. */
export const useIsAdminPage = (): boolean => useMatches().some(({ handle }) => handle === adminPage)
