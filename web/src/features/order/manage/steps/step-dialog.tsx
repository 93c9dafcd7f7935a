import type { ComponentProps } from 'react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { ShopFormState } from '../../../../lib/form/use-shop-form.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'

interface StepDialogProps<Order> {
  order: Order
  /** What the button says, and the window asks. */
  act: ReactNode
  name: string
  look: NonNullable<ComponentProps<typeof Button>['$look']>
  /** What it asks about the order, as this stood when the window was opened. */
  children: (seen: Order, onDone: () => void, onClose: () => void) => ReactNode
}

/** A button that opens the questions before a step; its card has the focus when the step is taken. */
export const StepDialog = <Order,>({ order, act, name, look, children }: StepDialogProps<Order>) => {
  const [opened, setOpened] = useState<{ by: HTMLElement; seen: Order } | null>(null)
  const close = () => setOpened(null)
  const done = () => {
    const card = opened?.by.closest('article')
    flushSync(close)
    goOnFrom(card)
  }

  return (
    <>
      <Button
        aria-label={name}
        type="button"
        $look={look}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setOpened({ by: currentTarget, seen: order })}
      >
        {act}
      </Button>
      {opened && children(opened.seen, done, close)}
    </>
  )
}

interface StepFormProps {
  title: string
  yes: string
  /** The harmless answer, where it is another one than to cancel. */
  no?: string
  danger?: boolean
  form: ShopFormState & { busy: boolean; problem: string | null }
  onClose: () => void
  children: ReactNode
}

/** The window with the questions before a step. */
export const StepForm = ({ title, yes, no, danger = false, form, onClose, children }: StepFormProps) => {
  const { asking } = useCopy(manageCopy)

  return (
    <Dialog title={title} onClose={onClose}>
      <ShopForm form={form} plain>
        <FormProblem problem={form.problem}>{form.problem}</FormProblem>
        {children}
        <Row>
          <SubmitButton $look={danger ? 'danger' : 'primary'} busy={form.busy}>
            {yes}
          </SubmitButton>
          <Button type="button" $look="quiet" onClick={onClose}>
            {no ?? asking.cancel}
          </Button>
        </Row>
      </ShopForm>
    </Dialog>
  )
}
