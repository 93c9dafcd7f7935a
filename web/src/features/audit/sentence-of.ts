import type { Act } from './act.ts'

/** Which sentence tells what was done, by its name among the copy. */
export const sentenceOf = (act: Act): string => {
  const changed = new Map(act.changes.map((change) => [change.field, change]))
  const isOnly = (...fields: string[]) =>
    changed.size > 0 && [...changed.keys()].every((field) => fields.includes(field))
  const id = changed.get('id')
  const [isNew, isGone] = [id?.before === null, id?.after === null]
  const grows = (field: string) => Number(changed.get(field)?.after) > Number(changed.get(field)?.before)

  switch (act.noun) {
    case 'ORDER':
      return ofOrder(act, changed)
    case 'PRODUCT':
      if (isNew) return 'addedProduct'
      if (isGone || changed.get('deletedAt')?.after) return 'deletedProduct'
      return isOnly('price', 'discount') ? 'changedPrice' : 'changedProduct'
    case 'VARIANT':
      if (isNew) return 'addedVariant'
      if (isGone) return 'deletedVariant'
      if (isOnly('quantity')) return grows('quantity') ? 'putPieces' : 'tookPieces'
      return isOnly('price') ? 'changedPrice' : 'changedVariant'
    case 'USER':
      if (act.act === 'logOutUser' || act.act === 'exportUsers') return act.act
      if (changed.has('secondFactorSince') && !changed.has('role')) return ofSecondFactor(act, changed)
      return changed.get('role')?.after ? `made${changed.get('role')?.after}` : 'removedUser'
    case 'REVIEW':
      if (changed.has('hiddenAt')) return changed.get('hiddenAt')?.after ? 'hidReview' : 'showedReview'
      return 'changedReview'
    case 'DELIVERY':
      return act.thingId === '1' ? 'changedDelivery' : 'changedDeliveryTo'
    case 'SYNONYMS':
      if (changed.get('words')?.before === null) return 'addedWords'
      return changed.get('words')?.after === null ? 'removedWords' : 'changedWords'
    case 'IMPORT':
      return act.act === 'undoImport' ? act.act : act.noun
    case 'PAYOUT':
      return act.act === 'takeBackPayout' ? act.act : act.noun
    default:
      return act.noun
  }
}

const ofSecondFactor = ({ act, actorId }: Act, changed: ReadonlyMap<string, Act['changes'][number]>): string => {
  // Of somebody whose rights rest until then.
  if (changed.get('secondFactorSince')?.after) return actorId === null ? 'notedSecondFactor' : 'enableSecondFactor'
  return act === 'disableSecondFactor' ? act : 'resetSecondFactor'
}

const ofOrder = ({ act, courier }: Act, changed: ReadonlyMap<string, Act['changes'][number]>): string => {
  const kind = changed.get('kind')?.after
  if (act === 'exportOrders') return act
  if (changed.get('reason')?.after === 'LOST') return 'orderLOST'
  if (kind === 'STEP') return `order${changed.get('to')?.after}`
  if (kind === 'COURIER' && courier !== null) return 'courierTold'
  if (kind) return `order${kind}`
  const removal = changed.get('deletedAt')
  if (removal?.after) return 'removedOrder'
  if (removal?.before) return 'restoredOrder'
  const back = changed.get('stockReturned')
  if (back?.before === null) return 'enteredOrder'
  if (back) return back.after === 'true' ? 'putPiecesBack' : 'tookPiecesOut'
  return 'changedOrder'
}
