import { Truck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { failureKind } from '../../../../lib/failure/failure.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useWhyNot } from '../../../../lib/failure/use-why-not.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Stack } from '../../../../ui/basic/panel.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Split } from '../../../../ui/layout/page-layout.ts'
import { SaveBar } from '../../../../ui/layout/save-bar.ts'
import { type Connected, type SendValues, type ToSend, takenBy } from './send-choice.ts'
import { SendList } from './send-list.tsx'
import { SendWhom } from './send-whom.tsx'
import { type SendResult, useSendOrders } from './use-send-orders.ts'

interface SendFormProps {
  orders: readonly ToSend[]
  couriers: readonly Connected[]
  onSent: (result: SendResult) => void
}

// Who took the last ones most likely takes the next ones too.
const [lastRider, lastCourier] = ['ownRider', 'otherCourier']
const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null)

/** With whom several orders go, and which of them can. */
export const SendForm = ({ orders, couriers, onSent }: SendFormProps) => {
  const { sending: copy, orderLists, failure } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const { run: sendOrders, progress } = useSendOrders()
  const whyNot = useWhyNot()
  const whyRefused = (error: unknown) => {
    if (refusalOf(error)?.code === 'COURIER_NOT_SET_UP') return copy.reasons.COURIER_NOT_SET_UP
    return failureKind(error) === 'busy' ? failure.busy : whyNot(error)
  }
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const going = orders.filter(({ id }) => !leftOut.includes(id))
  const courierOf = (choice: string) => couriers.find(({ code }) => code === choice)

  const form = useShopForm<SendValues, string>({
    defaultValues: {
      choice: search.get('by') === 'hand' ? 'OTHER' : (couriers[0]?.code ?? 'RIDER'),
      rider: readDraft(lastRider, asText) ?? '',
      name: readDraft(lastCourier, asText) ?? '',
      note: '',
      tracking: {},
    },
    idPrefix: 'send-',
    send: async (values) => {
      try {
        const { refusal, ...result } = await sendOrders(going, courierOf(values.choice), values)
        onSent({ ...result, why: refusal ? whyRefused(refusal) : null })
        if (values.choice === 'RIDER') storeDraft(lastRider, seenText(values.rider))
        if (values.choice === 'OTHER') storeDraft(lastCourier, seenText(values.name))
        return null
      } catch (error) {
        return refusalOf(error) === null ? copy.failed : whyRefused(error)
      }
    },
  })
  const { busy, field, problem, watch } = form
  const choice = watch('choice')
  const courier = courierOf(choice)
  const count = takenBy(courier, going).length

  return (
    <ShopForm form={form} plain>
      <FormProblem problem={problem}>{problem}</FormProblem>
      <Split>
        <SendWhom couriers={couriers} choice={choice} field={field} />
        <Stack>
          <SendList
            orders={orders}
            going={going}
            courier={courier}
            isTracked={choice === 'OTHER'}
            field={field}
            onLeaveOut={(id) => setLeftOut([...leftOut, id])}
            onTakeAlong={(id) => setLeftOut(leftOut.filter((out) => out !== id))}
          />
          {progress && <p role="status">{orderLists.progress(progress.done, progress.of)}</p>}
        </Stack>
      </Split>
      <SaveBar data-save-bar>
        <ButtonLink to={paths.ordersIn('send')} $look="quiet">
          {copy.backShort}
        </ButtonLink>
        <SubmitButton busy={busy} busyLabel={copy.sending} disabled={count === 0}>
          <Icon of={Truck} />
          {courier ? copy.send(count, courier.name) : copy.sendAny(count)}
        </SubmitButton>
      </SaveBar>
    </ShopForm>
  )
}
