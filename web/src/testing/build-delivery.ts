/** What delivery costs as the server answers it: nothing, until a test says something else. */
export const buildDelivery = (given: object = {}) => ({
  __typename: 'DeliveryPlan',
  version: 1,
  fee: 0,
  minDays: 3,
  maxDays: 5,
  freeFrom: null,
  exceptions: [{ __typename: 'DeliveryException', district: 'Dhaka', fee: 0, minDays: 1, maxDays: 2 }],
  ...given,
})

/** An owner who charges 60 in Dhaka and 120 elsewhere, and nothing from 3,000 on. */
export const chargedDelivery = () =>
  buildDelivery({
    fee: 120,
    freeFrom: 3000,
    exceptions: [{ __typename: 'DeliveryException', district: 'Dhaka', fee: 60, minDays: 1, maxDays: 2 }],
  })
