import type { ReactNode } from 'react'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { SettingsProblem } from '../../lib/form/use-save-settings.ts'
import type { ShopFormState } from '../../lib/form/use-shop-form.ts'
import { Row } from '../basic/panel.tsx'
import { LeaveQuestion } from '../dialog/leave-question.tsx'
import { FormColumn } from '../layout/page-layout.ts'
import { FormProblem } from './form-problem.tsx'
import { ShopForm } from './shop-form.tsx'
import { SubmitButton } from './submit-button.tsx'

interface SettingsFormProps {
  form: ShopFormState & { busy: boolean; problem: SettingsProblem | null }
  copy: { problems: Record<Exclude<SettingsProblem, 'notAdmin'>, string>; save: string; saving: string }
  isUnsaved: () => boolean
  children: ReactNode
  /** What stands below the button. */
  footer?: ReactNode
}

/** The frame of what the owner sets: why it was not saved, the fields, and the button; who goes before it is saved is asked. */
export const SettingsForm = ({ form, copy, isUnsaved, children, footer }: SettingsFormProps) => {
  const { asking } = useCopy(manageCopy)
  const { busy, problem } = form

  return (
    <FormColumn>
      <LeaveQuestion isUnsaved={isUnsaved} />
      <ShopForm form={form} plain>
        <FormProblem problem={problem}>
          {problem && (problem === 'notAdmin' ? asking.notAdmin : copy.problems[problem])}
        </FormProblem>
        {children}
        <Row>
          <SubmitButton busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </SubmitButton>
        </Row>
        {footer}
      </ShopForm>
    </FormColumn>
  )
}
