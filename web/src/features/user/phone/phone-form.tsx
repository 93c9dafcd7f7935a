import { useState } from 'react'
import type { SentCode } from '../../../lib/identity/identity.ts'
import { CodeStep } from './code-step.tsx'
import { NameStep } from './name-step.tsx'
import { NumberStep } from './number-step.tsx'

type Step = { name: 'number' } | { name: 'code'; number: string; sent: SentCode } | { name: 'name' }

/** The way in by phone: a number, the code that is sent to it, and the first time a name. */
export const PhoneForm = () => {
  const [step, setStep] = useState<Step>({ name: 'number' })

  if (step.name === 'name') return <NameStep />
  if (step.name === 'number') return <NumberStep onSent={(number, sent) => setStep({ name: 'code', number, sent })} />
  return (
    <CodeStep
      number={step.number}
      firstSent={step.sent}
      onNewcomer={() => setStep({ name: 'name' })}
      onOtherNumber={() => setStep({ name: 'number' })}
    />
  )
}
