import { limits } from '@sunnah-store/schema/limits'
import { beginOf, dayOf } from '@sunnah-store/schema/local-day'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { type ManageCopy, manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { isDefinite, refusalOf } from '../../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { newKey } from '../../../../lib/storage/new-key.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { media } from '../../../../theme/tokens.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Split } from '../../../../ui/layout/page-layout.ts'
import { SaveBar } from '../../../../ui/layout/save-bar.ts'
import { type OwedOrdersQuery, type PayoutFileQuery, useRecordPayoutMutation } from './cash.generated.ts'
import { PayoutAgrees } from './payout-agrees.tsx'
import { PayoutOrders } from './payout-orders.tsx'
import { differenceOf, inputOf, type PayoutValues, readTaka } from './payout-values.ts'

type Problem = keyof ManageCopy['cash']['payout']['problems'] | 'notAdmin' | 'none'

interface PayoutFormProps {
  courier: string
  orders: OwedOrdersQuery['owedOrders']
  /** What the courier owes still of earlier payouts. */
  rest: number
  /** Reads anew what the courier owes; null when that fails. */
  onStale: () => Promise<OwedOrdersQuery['owedOrders'] | null>
}

/** What a courier has paid out, and for which of its orders. */
export const PayoutForm = ({ courier, orders, rest, onStale }: PayoutFormProps) => {
  const { cash, taka, format, asking } = useCopy(manageCopy)
  const { payout: copy } = cash
  const today = useToday()
  const navigate = useNavigate()
  const [recordPayout] = useRecordPayoutMutation({
    // The page of the cash must not tell for a moment what was owed before.
    update: (cache) => {
      for (const fieldName of ['cash', 'payouts', 'returnedCash']) cache.evict({ fieldName })
    },
  })
  const [idempotencyKey] = useState(newKey)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isChosen = ({ id }: { id: string }) => chosen.has(id)
  const owed = orders.filter(isChosen)
  const lastDelivered = lastDay(owed)
  const nameOf = (day: string) => format.date(beginOf(day).toISOString())
  const expected = owed.reduce((sum, { total }) => sum + total, 0)

  const enter = async (
    values: PayoutValues,
    { setError }: Pick<UseFormReturn<PayoutValues>, 'setError'>,
  ): Promise<Problem | null> => {
    try {
      const sums = inputOf(values, differenceOf(expected, values))
      const input = { ...sums, courier, orderIds: owed.map(({ id }) => id), idempotencyKey }
      await recordPayout({ variables: { input } })
      notify.success(copy.entered(courier, taka(sums.received)))
      navigate(paths.cash())
      return null
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isDefinite(refusal)) return 'unknown'
      const { code } = refusal
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return 'notAdmin'
      if (code === 'IDEMPOTENCY_MISMATCH') return 'before'
      if (refusal.code === 'BAD_USER_INPUT' && refusal.fields.includes('day')) {
        // One of its orders may have been delivered anew since the page has read them.
        const last = lastDay(((await onStale()) ?? orders).filter(isChosen))
        setError('day', { message: values.day < last ? copy.dayBefore(nameOf(last)) : copy.dayToCome })
        return null
      }
      if (code !== 'NOT_OWED') return 'failed'
      await onStale()
      return 'notOwed'
    }
  }

  const form = useShopForm<PayoutValues, Problem>({
    defaultValues: { day: today, received: '', charges: '', reason: '', note: '' },
    idPrefix: 'payout-',
    send: async (values, sender) => {
      if (owed.length === 0 && (rest === 0 || values.reason !== 'STILL_OWED')) return 'none'
      return enter(values, sender)
    },
  })
  const { busy, field, problem, setProblem, setValue, watch } = form
  const choose = (ids: ReadonlySet<string>) => {
    setChosen(ids)
    if (problem === 'none') setProblem(null)
  }
  const fillIn = ({ collected, charges, unreadable }: PayoutFileQuery['payoutFile']) => {
    // What another file said before must not stand for what cannot be read in this one.
    const unknown = unreadable.length > 0 ? '' : undefined
    const kept = charges === null ? unknown : String(charges)
    const received = collected === null || kept === '' ? unknown : String(Math.max(0, collected - (charges ?? 0)))
    if (kept !== undefined) setValue('charges', kept)
    if (received !== undefined) setValue('received', received)
  }
  const typed = watch()
  const sum = { validate: (text: string) => readTaka(text) !== null || copy.wrong(format.number(limits.payout.taka)) }
  const said = { ...copy.problems, notAdmin: asking.notAdmin, none: copy.choose }

  return (
    <ShopForm form={form} plain>
      <FormProblem problem={problem}>{problem && said[problem]}</FormProblem>
      <Split>
        <Stack>
          <PaddedPanel as="section" aria-labelledby="what-came">
            <h2 id="what-came">{copy.came}</h2>
            <Fields>
              <TextField
                label={copy.day}
                type="date"
                max={today}
                {...field('day', {
                  required: copy.dayMissing,
                  validate: {
                    come: (day) => day <= today || copy.dayToCome,
                    delivered: (day) => day >= lastDelivered || copy.dayBefore(nameOf(lastDelivered)),
                  },
                })}
              />
              <TextField label={copy.received} inputMode="numeric" autoComplete="off" {...field('received', sum)} />
              <TextField label={copy.charges} inputMode="numeric" autoComplete="off" {...field('charges', sum)} />
            </Fields>
          </PaddedPanel>
          <PayoutOrders courier={courier} orders={orders} chosen={chosen} onChoose={choose} onRead={fillIn} />
        </Stack>
        <PayoutAgrees
          count={owed.length}
          rest={rest}
          expected={expected}
          typed={typed}
          difference={differenceOf(expected, typed)}
          field={field}
        />
      </Split>
      <SaveBar data-save-bar>
        <ButtonLink to={paths.cash()} $look="quiet">
          {copy.leave}
        </ButtonLink>
        <SubmitButton busy={busy} busyLabel={copy.entering}>
          {typed.received.trim() === '' ? copy.enterIt : copy.enter(taka(readTaka(typed.received) ?? 0))}
        </SubmitButton>
      </SaveBar>
    </ShopForm>
  )
}

/** The day on which the last of them was delivered; '' where there is none. */
const lastDay = (owed: OwedOrdersQuery['owedOrders']) =>
  owed
    .map(({ deliveredAt }) => dayOf(new Date(deliveredAt)))
    .sort()
    .at(-1) ?? ''

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  justify-self: stretch;
  ${media.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`
