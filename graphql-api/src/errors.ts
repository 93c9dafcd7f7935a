import { type ErrorCode, errors } from '@sunnah-store/schema/errors'

/** An error that callers are meant to see. Any other error reaches them as INTERNAL with a request id. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
    options?: ErrorOptions,
  ) {
    super(errors[code].message, options)
  }

  /** Whether the fault is on our side, so that it must be logged. Who is told when to come again was put off on purpose. */
  get isOutage(): boolean {
    return errors[this.code].status >= 500 && this.details?.retryAfter === undefined
  }
}

/** In seconds: when to come again after a moment in which there was too much to do. */
export const IN_A_MOMENT = 1

/** For `.catch()`. @throws DomainError UNAVAILABLE with the given error as its cause */
export const unavailable = (cause: unknown): never => {
  throw new DomainError('UNAVAILABLE', undefined, { cause })
}
