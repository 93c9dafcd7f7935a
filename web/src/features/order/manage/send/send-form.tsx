import { Truck } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useWhyNot } from '../../../../lib/failure/use-why-not.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Row, Stack } from '../../../../ui/basic/panel.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Split } from '../../../../ui/layout/page-layout.ts'
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
const lastCourier = 'courier'
const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null)

/** With whom several orders go, and which of them can. */
export const SendForm = ({ orders, couriers, onSent }: SendFormProps) => {
  const { sending: copy } = useCopy(manageCopy)
  const sendOrders = useSendOrders()
  const whyNot = useWhyNot()
  const courierOf = (choice: string) => couriers.find(({ code }) => code === choice)

  const form = useShopForm<SendValues, string>({
    defaultValues: {
      choice: couriers[0]?.code ?? 'RIDER',
      name: readDraft(lastCourier, asText) ?? '',
      note: '',
      tracking: {},
    },
    idPrefix: 'send-',
    send: async (values) => {
      try {
        onSent(await sendOrders(orders, courierOf(values.choice), values))
        storeDraft(lastCourier, seenText(values.name))
        return null
      } catch (error) {
        return refusalOf(error) === null ? copy.failed : whyNot(error)
      }
    },
  })
  const { busy, field, problem, watch } = form
  const choice = watch('choice')
  const courier = courierOf(choice)
  const count = takenBy(courier, orders).length

  return (
    <ShopForm form={form} plain>
      <FormProblem problem={problem}>{problem}</FormProblem>
      <Split>
        <SendWhom couriers={couriers} choice={choice} field={field} />
        <Stack>
          <SendList orders={orders} courier={courier} isTracked={choice === 'OTHER'} field={field} />
          <Row>
            <SubmitButton busy={busy} busyLabel={copy.sending} disabled={count === 0}>
              <Icon of={Truck} />
              {courier ? copy.send(count, courier.name) : copy.sendAny(count)}
            </SubmitButton>
            <ButtonLink to={paths.ordersIn('send')} $look="quiet">
              {copy.back}
            </ButtonLink>
          </Row>
        </Stack>
      </Split>
    </ShopForm>
  )
}
