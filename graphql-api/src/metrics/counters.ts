import { Counter } from 'prom-client'

/** What is counted where it happens; whoever scrapes `/metrics` reads it (metrics/serve-metrics.ts). */
export const ordersPlaced = new Counter({ name: 'orders_placed_total', help: 'Orders that were placed' })

export const securityEvents = new Counter({
  name: 'security_events_total',
  help: 'Failed sign-ins, refused roles, limits met and so on, as in the log',
  labelNames: ['event'],
})
