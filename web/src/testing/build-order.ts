let built = 0

/** An order as the server answers it to an admin, with what a test cares about. */
export const buildOrder = (given: object = {}) => {
  built += 1
  return {
    __typename: 'Order',
    id: `order-${built}`,
    number: `SS-AAAA${built}`,
    placedAt: '2026-11-21T08:00:00.000Z',
    deliveredAt: null,
    status: 'PLACED',
    lost: false,
    version: 1,
    events: [],
    shipment: null,
    customerFacts: null,
    cash: null,
    doorDifference: 0,
    sendingSince: null,
    sendingTo: null,
    collectedOtherwise: null,
    customerName: 'Amina Rahman',
    customerEmail: 'amina@gmail.com',
    customerPhone: null,
    address: 'House 14, Road 7',
    district: 'Dhaka',
    phone: '+8801712345678',
    area: null,
    receiverName: 'Amina Rahman',
    riderNote: null,
    callFirst: false,
    deliveryFee: 0,
    source: 'SHOP',
    takenBy: null,
    discount: 0,
    discountReason: null,
    deliveryMinDays: null,
    deliveryMaxDays: null,
    total: 3015,
    lines: [
      {
        __typename: 'OrderLine',
        productId: 'mat',
        variantId: 'mat-only',
        sku: null,
        size: null,
        sizeBn: null,
        color: null,
        colorBn: null,
        name: 'Emerald Prayer Mat',
        nameBn: 'পান্না রঙের জায়নামাজ',
        quantity: 2,
        cameBack: 0,
        unitPrice: 855,
        lineTotal: 1710,
        image: { __typename: 'Image', url: '/images/mat-640.webp', srcSet: null },
        product: { __typename: 'Product', id: 'mat' },
      },
    ],
    ...given,
  }
}

/** Something that happened to an order: that an admin took it a step, unless a test says otherwise. */
export const buildOrderEvent = (given: object = {}) => ({
  __typename: 'OrderEvent',
  at: new Date().toISOString(),
  kind: 'STEP',
  changed: null,
  corrections: [],
  cameBack: null,
  confirms: false,
  cashOwed: null,
  givenBack: null,
  writtenOff: null,
  by: 'ADMIN',
  actorName: 'Fatema Noor',
  from: 'PLACED',
  to: null,
  reason: null,
  note: null,
  ...given,
})

/** An order's way with a courier that has no connection to the shop. */
export const buildShipment = (given: object = {}) => ({
  __typename: 'Shipment',
  courier: 'Steadfast',
  trackingCode: null,
  trackingUrl: null,
  partlyDelivered: false,
  courierCode: null,
  ...given,
})

/** How many orders there are in each tab, as the server answers it. */
export const buildOrderCounts = (toConfirm: number, given: object = {}) => ({
  orderCounts: {
    ...{ __typename: 'OrderCounts', toConfirm, toSend: 2, onTheWay: 3, delivered: 40, ended: 5, all: 50 + toConfirm },
    ...given,
  },
})
