import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { trackingCopy } from '../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { isRecord } from '../../lib/is-record.ts'

const money = /^(price|fee|freeFrom|total|received|charges|expected|givenBack|\w+Total)$/
/** What counts something; digits of any other value are those of a code or of a name, and stay as they were typed. */
const counts =
  /^(quantity|change|rating|minDays|maxDays|orderCount|cameBack|added|updated|(new|known)(Pieces|Held|Orders))$/
const longest = 120

/** Says a value of the log in the words of the shop: money, a status, a role, a reason; what it does not know as it is. */
export const useValueWords = () => {
  const { audit: copy, allOrders, cash, messages, users, districtName, format, taka } = useCopy(manageCopy)
  const { tracking } = useCopy(trackingCopy)
  const words: Readonly<Record<string, string>> = {
    ...allOrders.reasons,
    ...cash.reasons,
    ...users.signs,
    true: copy.yes,
    false: copy.no,
  }
  const of: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    from: allOrders.statuses,
    to: allOrders.statuses,
    state: allOrders.tabNames,
    cash: allOrders.cash,
    changed: tracking.parts,
    byMail: messages.kinds,
    bySms: messages.kinds,
  }

  return (field: string, value: string): string => {
    if (money.test(field)) return taka(Number(value))
    if (field === 'district') return districtName(value)
    if (field === 'day' || field === 'firstDay' || field === 'lastDay') return format.date(value)
    if (field === 'discount') return `${format.number(Number(value))} %`
    if (counts.test(field)) return format.number(Number(value))
    const list = readList(value)
    if (field === 'writtenOff') return format.number(piecesOf(list ?? []))
    if (list) return list.map((one) => of[field]?.[String(one)] ?? String(one)).join(', ') || copy.nothingThere
    const said = of[field]?.[value] ?? words[value] ?? value
    return said.length > longest ? `${said.slice(0, longest)}…` : said
  }
}

const piecesOf = (list: readonly unknown[]) =>
  list.reduce<number>((sum, one) => sum + (isRecord(one) ? Number(one.quantity) : 0), 0)

const readList = (value: string): unknown[] | null => {
  if (!value.startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}
