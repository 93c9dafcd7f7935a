/** What those who work in the shop are told of orders, on whichever page they are. */
export const orderNews = {
  placed: (order: string) => `New order ${order}`,
  notify: 'Notices of new orders on this device',
  now: {
    on: 'This device tells you of new orders while the shop is open in a tab.',
    off: 'This device does not tell you of new orders any more.',
  },
  refused:
    'Your browser does not allow it. Allow notifications for this shop in the settings of the browser, then press the bell again.',
}
