import { linkCopy } from '../../../lib/copy/link-copy.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { errorCode } from '../../../lib/failure/error-code.ts'
import { type IdentityProblem, identityProblem } from '../../../lib/identity/identity-problem.ts'

/** Why a mailed link did not do what it is for. */
export type LinkProblem = IdentityProblem | 'used'

const used = ['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-not-found']

export const linkProblem = (error: unknown): LinkProblem =>
  used.includes(errorCode(error) ?? '') ? 'used' : identityProblem(error)

/** The sentence of such a problem. */
export const useLinkProblem = () => {
  const { account } = useCopy(shoppingCopy)
  const { links } = useCopy(linkCopy)
  return (problem: LinkProblem) => (problem === 'used' ? links.used : account.problems[problem])
}
