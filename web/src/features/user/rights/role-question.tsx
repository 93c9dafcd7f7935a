import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Role } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Question } from '../../../ui/dialog/question.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { mayMore, type Person } from './roles.ts'

interface RoleQuestionProps {
  user: Person
  role: Role
  /** Nobody has confirmed that this person reads their mail. */
  isUnknown: boolean
  onYes: () => Promise<unknown>
  onClose: () => void
}

/** Asks before rights are given or taken: whose, which, and whether it is known who they are. */
export const RoleQuestion = ({ user, role, isUnknown, ...answers }: RoleQuestionProps) => {
  const { users: copy, format } = useCopy(manageCopy)
  const address = user.email ?? format.phone(user.phone ?? user.name)
  const gains = mayMore(role, user.role)

  return (
    <Question
      title={copy.roleQuestions[role](user.name)}
      yes={copy.yes[role]}
      no={copy.leave[user.role]}
      danger={!gains}
      {...(gains && isUnknown && { onlyIf: copy.iKnow })}
      {...answers}
    >
      <p>{copy.roleTexts[role]}</p>
      {isUnknown ? (
        <Notice tone="bad" icon={TriangleAlert}>
          <b>{copy.isUnknown(address)}</b>
          {copy.nobodyHasShown}
        </Notice>
      ) : (
        <Notice tone="good" icon={CircleCheck}>
          {copy.isKnown(address)}
        </Notice>
      )}
    </Question>
  )
}
