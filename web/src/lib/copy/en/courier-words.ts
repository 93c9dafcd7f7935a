/** What couriers say of a parcel, by their own words for it. */
export const courierWords = new Map([
  ['in_review', 'looks the parcel through'],
  ['pending', 'has it, not delivered yet'],
  ['hold', 'holds it back for now'],
  ['delivered_approval_pending', 'says delivered, to be confirmed'],
  ['partial_delivered_approval_pending', 'says partly delivered, to be confirmed'],
  ['cancelled_approval_pending', 'says cancelled, to be confirmed'],
  ['unknown_approval_pending', 'looks into what became of it'],
  ['delivered', 'delivered it'],
  ['partial_delivered', 'delivered only some of it'],
  ['cancelled', 'could not deliver it, brings it back'],
  ['unknown', 'does not know where it is'],
])
