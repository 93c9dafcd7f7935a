/** What is said where there is no connection, or little of it. The service worker too says when a page was seen. */
export const offline = {
  now: 'You are offline. What you have already opened is still here.',
  which: 'Which pages you can read',
  asSeen: (moment: string) => `As seen on ${moment} – prices and stock may have changed`,
  fresh: 'This page is up to date again',
  heading: 'You are offline',
  unseen: 'This page was not opened on this device before, so it opens when the connection is back.',
  needsShop:
    'The cart, the checkout, orders and accounts are only shown as they are now. They open when the connection is back.',
  unkept: 'This page is not kept on this device. It opens when the connection is back.',
  readable: 'What you can read now',
  nothing: 'No page of the shop is kept on this device yet.',
}

export type OfflineSentences = typeof offline
