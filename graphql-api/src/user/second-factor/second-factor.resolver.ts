import { Args, Ctx, Directive, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { SignedInContext } from '../../graphql/context.js'
import { IdArgs } from '../../graphql/id-args.js'
import { requireRecentLogIn } from '../../identity/recent-log-in.js'
import { CodeArgs } from './second-factor.args.js'
import { SecondFactorSetUp } from './second-factor.entity.js'
import {
  beginSecondFactor,
  countRecoveryCodes,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor.service.js'

@Resolver()
export class SecondFactorResolver {
  @Directive('@signedIn')
  @Query(() => Int, { description: 'How many of your recovery codes are left; 0 without a second factor.' })
  recoveryCodesLeft(@Ctx() { db, user }: SignedInContext) {
    return countRecoveryCodes(db, user)
  }

  @Directive('@signedIn')
  @Mutation(() => SecondFactorSetUp, {
    description:
      'Makes a secret for an authenticator app (TOTP, RFC 6238). No log-in needs a code before enableSecondFactor; begun once more, the secret of before is of no use. EMAIL_NOT_CONFIRMED when your email is not, or without one your phone, SECOND_FACTOR_ON, REAUTHENTICATE when you have not logged in for ten minutes.',
  })
  beginSecondFactor(@Ctx() { db, user, session, ...services }: SignedInContext) {
    requireRecentLogIn(session)
    return beginSecondFactor(db, services, user)
  }

  @Directive('@signedIn')
  @Mutation(() => [String], {
    description:
      'From now on each log-in of yours needs a code of the app, and all your other sessions end. Gives ten recovery codes, such as 7KQ2M-XW4RT, which cannot be read again. NOT_FOUND when none was begun, SECOND_FACTOR_ON, SECOND_FACTOR_REFUSED for a wrong code.',
  })
  enableSecondFactor(
    @Ctx() { db, user, session, ...services }: SignedInContext,
    @Args(() => CodeArgs) { code }: CodeArgs,
  ) {
    return enableSecondFactor(db, services, { user, session }, code)
  }

  @Directive('@signedIn')
  @Mutation(() => [String], {
    description:
      'Ten new recovery codes in place of those that are left. NOT_FOUND without a second factor, SECOND_FACTOR_REFUSED for a wrong code.',
  })
  renewRecoveryCodes(@Ctx() { db, user, ...services }: SignedInContext, @Args(() => CodeArgs) { code }: CodeArgs) {
    return renewRecoveryCodes(db, services, user, code)
  }

  @Directive('@signedIn')
  @Mutation(() => Boolean, {
    description:
      'From now on your log-ins need no code. NOT_FOUND without a second factor, SECOND_FACTOR_REFUSED for a wrong code.',
  })
  async disableSecondFactor(
    @Ctx() { db, user, ...services }: SignedInContext,
    @Args(() => CodeArgs) { code }: CodeArgs,
  ) {
    await disableSecondFactor(db, services, user, code)
    return true
  }

  @Directive('@owner')
  @Mutation(() => Boolean, {
    description:
      'Takes the second factor away from somebody else, who has lost phone and recovery codes, and ends all their sessions. False when there was none; FORBIDDEN for your own, REAUTHENTICATE when you have not logged in for ten minutes.',
  })
  resetSecondFactor(@Ctx() { db, user, session }: SignedInContext, @Args(() => IdArgs) { id }: IdArgs) {
    requireRecentLogIn(session)
    return resetSecondFactor(db, user, id)
  }
}
