/** What a delivery costs, in whole taka, and how many days after the order it comes. */
export interface DeliveryTerms {
  fee: number
  minDays: number
  maxDays: number
}

/** What holds everywhere, and where something else does. */
export interface DeliveryRules extends DeliveryTerms {
  /** The products' total from which nothing is charged; null: never. */
  freeFrom: number | null
  exceptions: readonly (DeliveryTerms & { district: string })[]
}

/** What the delivery of such a total to a district costs, and when it comes. Orders reckon the same (order/placing.ts). */
export const deliveryTerms = (rules: DeliveryRules, district: string, total = 0): DeliveryTerms => {
  const { fee, minDays, maxDays } = rules.exceptions.find((exception) => exception.district === district) ?? rules
  const isFree = rules.freeFrom !== null && total >= rules.freeFrom
  return { fee: isFree ? 0 : fee, minDays, maxDays }
}
