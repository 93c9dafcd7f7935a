import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderStatus } from '../../../../generated/types.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { ShopFormState } from '../../../../lib/form/use-shop-form.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { HoldsList } from '../holds-list.ts'
import { Meanwhile } from './meanwhile.tsx'
import type { OrderSteps_OrderFragment } from './order-steps.generated.ts'
import { useStep } from './use-step.ts'

interface StepDialogProps {
  order: OrderSteps_OrderFragment
  /** Whether the step may be taken from where the order stands. A window that is open stays, with what was typed. */
  offered: boolean
  /** What the button says, and the window asks. */
  act: ReactNode
  name: string
  look: NonNullable<ComponentProps<typeof Button>['$look']>
  /** What it asks about the order. */
  children: (window: StepWindow) => ReactNode
}

/** The open window of a step. */
export interface StepWindow {
  /** As it stood when the window was opened; after a refusal because it has changed, as the window shows it since. */
  order: OrderSteps_OrderFragment
  /** As it stands this moment. */
  now: OrderSteps_OrderFragment
  /** How many events it had when the window was opened. */
  had: number
  /** Why the step was refused; null where nothing is left to say at the order, and the window is closed. */
  refused: (error: unknown) => Promise<string | null>
  /** What follows the step: what is said, and where it led to; null: there is no way back. */
  onDone: (said: string, to: OrderStatus | null) => void
  onClose: () => void
}

interface Opened {
  card: HTMLElement | null
  had: number
  seen: OrderSteps_OrderFragment
}

/** A button that opens the questions before a step; its card has the focus when the step is taken. */
export const StepDialog = ({ order, offered, act, name, look, children }: StepDialogProps) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { reasonOf, taken } = useStep(order, (seen) => setOpened((before) => before && { ...before, seen }))
  const close = () => setOpened(null)
  const windowOf = ({ card, had, seen }: Opened): StepWindow => ({
    order: seen,
    now: order,
    had,
    refused: async (error) => {
      const reason = await reasonOf(error)
      if (reason === null) close()
      return reason
    },
    onDone: (said, to) => {
      flushSync(close)
      goOnFrom(card)
      taken(said, to && { ...seen, status: to })
    },
    onClose: close,
  })

  return (
    <>
      {offered && (
        <Button
          aria-label={name}
          type="button"
          $look={look}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            setOpened({ card: currentTarget.closest('article'), had: order.events.length, seen: order })
          }
        >
          {act}
        </Button>
      )}
      {opened && children(windowOf(opened))}
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
  window: StepWindow
  children: ReactNode
}

/** The window with the questions before a step. */
export const StepForm = ({
  title,
  yes,
  no,
  danger = false,
  form,
  window: { order, now, had, onClose },
  children,
}: StepFormProps) => {
  const { asking } = useCopy(manageCopy)

  return (
    <Dialog title={title} onClose={onClose}>
      <HoldsList />
      <ShopForm form={form} plain>
        <FormProblem problem={form.problem}>
          <p>{form.problem}</p>
          <Meanwhile order={order} had={had} />
        </FormProblem>
        <StatusPlace>
          {/* Its own step is no news. */}
          {!form.busy && form.problem === null && now.events.length > had && (
            <Notice tone="brass" icon={RefreshCw}>
              <Meanwhile order={now} had={had} />
            </Notice>
          )}
        </StatusPlace>
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
