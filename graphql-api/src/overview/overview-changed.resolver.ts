import { Directive, Resolver, Subscription } from 'type-graphql'
import { OVERVIEW_CHANGED } from './overview-changed.js'

@Resolver()
export class OverviewChangedResolver {
  @Directive('@admin')
  @Subscription(() => Boolean, {
    topics: OVERVIEW_CHANGED,
    description:
      'True each time that payouts, or what couriers said, change the overview, at whichever server; steps of orders are told by orderChanged.',
  })
  overviewChanged() {
    return true
  }
}
