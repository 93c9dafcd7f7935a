/** The page after ordering. `name`: of somebody else who receives it; null when it is whoever ordered. */
export const placed = {
  heading: 'Order placed',
  number: 'Number',
  copyNumber: 'Copy the number',
  copied: 'The number is copied',
  ready: (name: string | null) => (name ? `${name} pays in cash` : 'Have ready in cash'),
  next: 'What happens next',
  stepPlaced: 'Placed',
  stepCall: (name: string | null) => (name ? `We call ${name}` : 'We call you'),
  callTimes: {
    todayFrom: 'today between 10:00 and 20:00',
    todayUntil: 'today until 20:00',
    tomorrow: 'tomorrow between 10:00 and 20:00',
  },
  callText: (phone: string, name: string | null) =>
    `On ${phone}, before anything is packed. ${name ? `Please tell ${name} that we call.` : 'Say yes, or change what you like.'}`,
  stepSent: 'Sent',
  sentText: (name: string | null) =>
    name ? `When ${name} has said yes, we pack it and send it.` : 'After your yes we pack it and send it.',
  stepHere: (name: string | null) => (name ? `In the hands of ${name}` : 'In your hands'),
  hereText: (name: string | null) =>
    name
      ? `We call before it comes. ${name} looks at it, then pays.`
      : 'We call before it comes. Look at it, then pay.',
  now: '(now)',
  done: '(done)',
  seeOrder: 'See it in My Order',
  savePicture: 'Save as picture',
  pictureFailed: 'The picture could not be made. You can print the page instead.',
  print: 'Print',
  goOn: 'Go on shopping',
  ordered: 'What you ordered',
  toPay: 'To pay',
  where: 'Where it goes',
  receiver: 'Receiver',
  help: 'Something wrong? Reach us, and tell us the number.',
  call: 'Call',
  whatsApp: 'WhatsApp',
  loadFailed: 'Your order could not be loaded',
}
