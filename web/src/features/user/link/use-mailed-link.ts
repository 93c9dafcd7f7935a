import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type LinkPurpose = 'resetPassword' | 'verifyEmail' | 'recoverEmail'

export interface MailedLink {
  purpose: LinkPurpose
  code: string
}

// As the identity service names them; it confirms a changed email as it does a first one.
const purposes: ReadonlyMap<string | null, LinkPurpose> = new Map([
  ['resetPassword', 'resetPassword'],
  ['verifyEmail', 'verifyEmail'],
  ['verifyAndChangeEmail', 'verifyEmail'],
  ['recoverEmail', 'recoverEmail'],
])

/**
 * The link of a mail that opened this page, taken out of the address and the history, so that nobody finds it there later: to
 * open it again, there is the mail. Null when none did; nothing before it is read, as on the server.
 */
export const useMailedLink = (): MailedLink | null | undefined => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<MailedLink | null>()

  useEffect(() => {
    if (search === '') return setLink((known) => known ?? null)
    setLink(linkIn(new URLSearchParams(search)))
    navigate(pathname, { replace: true })
  }, [pathname, search, navigate])
  return link
}

const linkIn = (said: URLSearchParams): MailedLink | null => {
  const [purpose, code] = [purposes.get(said.get('mode')), said.get('oobCode')]
  return purpose && code ? { purpose, code } : null
}
