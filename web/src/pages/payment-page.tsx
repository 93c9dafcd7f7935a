import { Info } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BkashForm } from '../features/charity/bkash-form.tsx'
import { charityCopy } from '../lib/copy/charity-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { FormColumn } from '../ui/layout/page-layout.ts'

export const PaymentPage = () => {
  const copy = useCopy(charityCopy)
  const { payment, writeToUs } = copy.charity

  return (
    <FormColumn>
      <PageHeading title={copy.pageTitle(payment.title)}>{payment.heading}</PageHeading>
      <Notice tone="brass" icon={Info}>
        <strong>{payment.notOpenHeading}</strong>
        <span>{payment.notOpenText}</span>
        <span>
          {payment.help} <Link to={paths.contactUs()}>{writeToUs}</Link>
        </span>
      </Notice>
      <BkashForm />
    </FormColumn>
  )
}
