import type { placed as english } from '../en/placed.ts'

/** The page after ordering. `name`: of somebody else who receives it; null when it is whoever ordered. */
export const placed: typeof english = {
  heading: 'অর্ডার হয়েছে',
  number: 'নম্বর',
  copyNumber: 'নম্বরটি কপি করুন',
  copied: 'নম্বরটি কপি হয়েছে',
  ready: (name) => (name ? `${name} নগদ টাকা দেবেন` : 'নগদ টাকা হাতে রাখুন'),
  next: 'এরপর কী হবে',
  stepPlaced: 'অর্ডার করা হয়েছে',
  stepCall: (name) => (name ? `আমরা ${name}-কে ফোন করব` : 'আমরা আপনাকে ফোন করব'),
  callTimes: {
    todayFrom: 'আজ সকাল ১০টা থেকে রাত ৮টার মধ্যে',
    todayUntil: 'আজ রাত ৮টার মধ্যে',
    tomorrow: 'আগামীকাল সকাল ১০টা থেকে রাত ৮টার মধ্যে',
  },
  callText: (phone, name) =>
    `${phone} নম্বরে, কিছু প্যাক করার আগে। ${name ? `আমরা ফোন করব, তা ${name}-কে জানিয়ে রাখুন।` : 'রাজি থাকলে বলুন, কিছু বদলাতে চাইলেও বলুন।'}`,
  stepSent: 'পাঠানো',
  sentText: (name) => `${name ?? 'আপনি'} রাজি হলে প্যাক করে পাঠিয়ে দিই।`,
  stepHere: (name) => (name ? `${name}-এর হাতে` : 'আপনার হাতে'),
  hereText: (name) => `আসার আগে আমরা ফোন করি। ${name ? `${name} দেখে নিয়ে টাকা দেবেন।` : 'দেখে নিয়ে টাকা দিন।'}`,
  now: '(এখন)',
  done: '(হয়ে গেছে)',
  seeOrder: 'আমার অর্ডারে দেখুন',
  savePicture: 'ছবি হিসেবে রাখুন',
  pictureFailed: 'ছবিটি বানানো যায়নি। চাইলে পাতাটি প্রিন্ট করতে পারেন।',
  print: 'প্রিন্ট',
  goOn: 'আরও কেনাকাটা করুন',
  ordered: 'যা অর্ডার করেছেন',
  toPay: 'দিতে হবে',
  where: 'যেখানে যাবে',
  receiver: 'প্রাপক',
  help: 'কোনো সমস্যা? নম্বরটি জানিয়ে আমাদের সঙ্গে যোগাযোগ করুন।',
  call: 'ফোন করুন',
  whatsApp: 'WhatsApp',
  loadFailed: 'আপনার অর্ডার লোড করা যায়নি',
}
