import type { DeliveryRules } from '@sunnah-store/schema/delivery'
import { Check } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { languageNames } from '../../../../lib/copy/languages.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import { backToList } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Row, Stack } from '../../../../ui/basic/panel.tsx'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { LeaveQuestion } from '../../../../ui/dialog/leave-question.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { SelectField } from '../../../../ui/form/select.tsx'
import { ShopForm } from '../../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Split } from '../../../../ui/layout/page-layout.ts'
import { AddProduct } from './add-product.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { FormPart, FormParts } from './form-part.tsx'
import { isChosen, variantIdOf } from './hand-line.ts'
import { HandLines } from './hand-lines.tsx'
import { KnownPhone } from './known-phone.tsx'
import { rememberMessagesIn } from './messages-in.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { sumsOf } from './taken.ts'
import { isBegun } from './taken-draft.ts'
import { TakenSums } from './taken-sums.tsx'
import { useTakeOrder } from './use-take-order.ts'

interface TakeFormProps {
  delivery: DeliveryRules
  /** Reads anew what the delivery costs. */
  onStale: () => Promise<unknown>
}

/** An order as somebody gives it by phone: who, where to, what, and what it comes to. */
export const TakeForm = ({ delivery, onStale }: TakeFormProps) => {
  const { taking: copy, byHand, language } = useCopy(manageCopy)
  const isAdmin = useIsAdmin()
  const { state } = useLocation()
  const { typedBefore, lines, setLines, take, arrived, keep, forget, isSaved } = useTakeOrder(delivery, onStale)
  const isConfirmed = useRef(false)
  const chooseConfirmed = (confirmed: boolean) => {
    isConfirmed.current = confirmed
  }
  const form = useShopForm({
    defaultValues: typedBefore,
    send: (values, { setError }) => take(values, { setError }, isConfirmed.current),
  })
  const { busy, field, formState, getValues, problem, setValue, watch, wrongFields } = form
  const typed = watch()
  const sums = sumsOf(delivery, typed, lines)
  const isUnsaved = () => !isSaved.current && isBegun({ values: getValues(), lines })
  const toChoose = lines.filter((line) => !isChosen(line))
  const isPriced = lines.length > 0 && toChoose.length === 0
  const toSay =
    lines.length === 0
      ? [{ fieldId: 'add-product', text: copy.problems.NO_LINES }]
      : toChoose.map((line) => ({
          fieldId: variantIdOf(line),
          text: copy.chooseFor(productName(line, language).name),
        }))
  const isTried = formState.submitCount > 0
  const wrongLines = isTried ? toSay : []
  useEffect(() => keep(typed))
  const fillIn: ComponentProps<typeof KnownPhone>['onFill'] = (known) => {
    for (const name of Object.keys(known) as (keyof typeof known)[])
      setValue(name, known[name], { shouldValidate: formState.isSubmitted })
  }

  return (
    <ShopForm form={{ ...form, wrongFields: [...wrongLines, ...wrongFields] }} plain>
      <LeaveQuestion isUnsaved={isUnsaved} onLeave={forget} />
      <FormProblem problem={problem}>
        {problem && copy.problems[problem in copy.problems ? (problem as keyof typeof copy.problems) : 'OTHER']}
        {problem === 'IDEMPOTENCY_MISMATCH' && arrived && (
          <>
            {' '}
            <Link to={paths.orderNumbered(arrived)} target="_blank">
              <Unbroken>{arrived}</Unbroken>
            </Link>
          </>
        )}
      </FormProblem>
      <Split>
        <FormParts>
          <FormPart id="take-customer" heading={copy.customer}>
            <ReceiverFields
              field={field}
              nameLabel={copy.customerName}
              known={<KnownPhone typed={typed.phone} onFill={fillIn} />}
            />
            <SelectField
              label={copy.messagesIn}
              hint={copy.messagesInHint}
              {...field('messagesIn', { onChange: ({ target }) => rememberMessagesIn(target.value) })}
            >
              {(['bn', 'en'] as const).map((code) => (
                <option key={code} value={code} lang={code}>
                  {languageNames[code]}
                </option>
              ))}
            </SelectField>
          </FormPart>
          <FormPart id="take-lines" heading={byHand.lines}>
            {lines.length > 0 && <HandLines lines={lines} onChange={setLines} />}
            {lines.length === 0 && !isTried && <Muted>{copy.problems.NO_LINES}</Muted>}
            <AddProduct
              lines={lines}
              onAdd={(line) => setLines([...lines, line])}
              wrong={isTried && lines.length === 0 ? copy.problems.NO_LINES : undefined}
            />
          </FormPart>
          {isAdmin && (
            <FormPart id="take-discount" heading={copy.discount}>
              <DiscountFields field={field} most={isPriced ? sums.subtotal + (sums.fee ?? 0) : null} />
            </FormPart>
          )}
        </FormParts>
        <Stack>
          <TakenSums sums={sums} />
          <Row>
            <SubmitButton busy={busy} busyLabel={byHand.saving} onClick={() => chooseConfirmed(false)}>
              {copy.save}
            </SubmitButton>
            <SubmitButton busy={busy} $look="soft" onClick={() => chooseConfirmed(true)}>
              <Icon of={Check} />
              {copy.saveConfirmed}
            </SubmitButton>
            <ButtonLink to={backToList(paths.allOrders(), state)} $look="text">
              {byHand.leave}
            </ButtonLink>
          </Row>
        </Stack>
      </Split>
    </ShopForm>
  )
}
