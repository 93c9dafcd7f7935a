import { type Auth, RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth'
import type { SentCode } from './identity.ts'

/**
 * Has Firebase send a code to this number. It first makes sure, unseen unless in doubt, that no machine asks for it.
 * @param readShown says what was sent, where nothing is sent
 */
export const sendCode = async (
  auth: Auth,
  number: string,
  readShown: (sessionInfo: string) => Promise<string | null>,
): Promise<SentCode> => {
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    const sent = await signInWithPhoneNumber(auth, number, verifier)
    const enter = async (code: string) => ({ isNamed: (await sent.confirm(code)).user.displayName !== null })
    return { shown: await readShown(sent.verificationId), confirm: onceRight(enter) }
  } finally {
    verifier.clear()
    place.remove()
  }
}

// A code is good once: when what comes after it failed, the next try must not ask for it again.
const onceRight = <Answer>(enter: (code: string) => Promise<Answer>) => {
  let right: Answer | undefined
  return async (code: string) => {
    right ??= await enter(code)
    return right
  }
}

/** What the emulator sent to nobody. */
export const readShownCode = async (codesUrl: string, sessionInfo: string): Promise<string | null> => {
  const answer = await fetch(codesUrl)
  const { verificationCodes = [] }: { verificationCodes?: { sessionInfo: string; code: string }[] } =
    await answer.json()
  return verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? null
}
