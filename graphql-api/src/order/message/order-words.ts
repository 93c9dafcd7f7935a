import { Language } from '../../user/language.js'
import { OrderMessageKind } from './order-message-kind.js'

const { PLACED, CONFIRMED, CORRECTED, SHIPPED, DELIVERED, CANCELLED, RETURNED } = OrderMessageKind

const en = new Intl.NumberFormat('en-GB')
const bn = new Intl.NumberFormat('bn-BD')

/** What the messages of orders say. */
export const orderWords = {
  [Language.ENGLISH]: {
    lang: 'en',
    greeting: 'As-salamu alaykum,',
    subject: {
      [PLACED]: (number: string) => `Your order ${number} is placed`,
      [CONFIRMED]: (number: string) => `Your order ${number} is confirmed`,
      [CORRECTED]: (number: string) => `Your order ${number} was changed`,
      [SHIPPED]: (number: string) => `Your order ${number} is on its way`,
      [DELIVERED]: (number: string) => `Your order ${number} was delivered`,
      [CANCELLED]: (number: string) => `Your order ${number} is cancelled`,
      [RETURNED]: (number: string) => `Your order ${number} came back to us`,
    },
    subjectLost: (number: string) => `Your order ${number} was lost on its way`,
    said: {
      [PLACED]: 'thank you for your order. We may call you before we send it.',
      [CONFIRMED]: 'as agreed on the phone, we send your order soon.',
      [CORRECTED]: 'your order was changed. This is how it is now:',
      [SHIPPED]: 'your order has left the shop.',
      [DELIVERED]: 'your order was handed over. Thank you for buying from us.',
      [CANCELLED]: 'your order is cancelled. You have nothing to pay.',
      [RETURNED]: 'your order is in the shop again.',
    },
    saidLost: 'we are sorry: your order was lost on its way to you. You have nothing to pay.',
    saidPartly: 'you kept some of your order, and the rest came back to us. You kept:',
    line: (quantity: number, name: string, price: number) =>
      `${en.format(quantity)} × ${name}: ${en.format(price)} taka`,
    deliveryFee: (fee: number) => (fee === 0 ? 'Delivery: free' : `Delivery: ${en.format(fee)} taka`),
    discount: (discount: number) => `Discount: ${en.format(discount)} taka`,
    pay: (total: number) => `To pay in cash when it comes: ${en.format(total)} taka`,
    paid: (total: number) => `You paid: ${en.format(total)} taka`,
    goesTo: (address: string) => `It goes to: ${address}`,
    courier: (name: string) => `It is brought by: ${name}`,
    trackingCode: (code: string) => `Tracking number: ${code}`,
    follow: 'Follow it here:',
    look: 'See your order',
    track: 'Where it is, by its number and your phone',
    questions: (phone: string) => `Questions? Call us: ${phone}`,
    why: 'You get this mail because you ordered from us.',
    shop: 'Sunnah Store',
    sms: (sentences: readonly string[]) => `Sunnah Store: ${sentences.join('. ')}.`,
    smsPay: (total: number) => `${en.format(total)} taka in cash`,
    newOrder: (number: string, total: number, district: string) =>
      `New order ${number}: ${en.format(total)} taka, ${district}`,
    newOrderLook: 'See the orders',
    newOrderWhy: 'You get this mail for each new order, as it is set in the shop under Messages.',
  },
  [Language.BANGLA]: {
    lang: 'bn',
    greeting: 'আসসালামু আলাইকুম,',
    subject: {
      [PLACED]: (number: string) => `আপনার অর্ডার ${number} পেয়েছি`,
      [CONFIRMED]: (number: string) => `আপনার অর্ডার ${number} নিশ্চিত হয়েছে`,
      [CORRECTED]: (number: string) => `আপনার অর্ডার ${number} বদলানো হয়েছে`,
      [SHIPPED]: (number: string) => `আপনার অর্ডার ${number} পাঠানো হয়েছে`,
      [DELIVERED]: (number: string) => `আপনার অর্ডার ${number} পৌঁছে গেছে`,
      [CANCELLED]: (number: string) => `আপনার অর্ডার ${number} বাতিল হয়েছে`,
      [RETURNED]: (number: string) => `আপনার অর্ডার ${number} ফেরত এসেছে`,
    },
    subjectLost: (number: string) => `আপনার অর্ডার ${number} পথে হারিয়ে গেছে`,
    said: {
      [PLACED]: 'অর্ডারের জন্য ধন্যবাদ। পাঠানোর আগে আমরা আপনাকে ফোন করতে পারি।',
      [CONFIRMED]: 'ফোনে যেমন কথা হয়েছে, আপনার অর্ডার শিগগিরই পাঠানো হবে।',
      [CORRECTED]: 'আপনার অর্ডার বদলানো হয়েছে। এখন এতে আছে:',
      [SHIPPED]: 'আপনার অর্ডার দোকান থেকে পাঠানো হয়েছে।',
      [DELIVERED]: 'আপনার অর্ডার আপনার হাতে পৌঁছেছে। আমাদের কাছ থেকে কেনার জন্য ধন্যবাদ।',
      [CANCELLED]: 'আপনার অর্ডার বাতিল হয়েছে। আপনাকে কিছু দিতে হবে না।',
      [RETURNED]: 'আপনার অর্ডার আবার দোকানে ফিরে এসেছে।',
    },
    saidLost: 'দুঃখিত, আপনার অর্ডার আপনার কাছে যাওয়ার পথে হারিয়ে গেছে। আপনাকে কিছু দিতে হবে না।',
    saidPartly: 'আপনি অর্ডারের কিছু রেখেছেন, বাকিটা আমাদের কাছে ফেরত এসেছে। আপনি রেখেছেন:',
    line: (quantity: number, name: string, price: number) => `${bn.format(quantity)} × ${name}: ${bn.format(price)} টাকা`,
    deliveryFee: (fee: number) => (fee === 0 ? 'ডেলিভারি: ফ্রি' : `ডেলিভারি: ${bn.format(fee)} টাকা`),
    discount: (discount: number) => `ছাড়: ${bn.format(discount)} টাকা`,
    pay: (total: number) => `পণ্য পেলে নগদ দেবেন: ${bn.format(total)} টাকা`,
    paid: (total: number) => `আপনি দিয়েছেন: ${bn.format(total)} টাকা`,
    goesTo: (address: string) => `যেখানে যাবে: ${address}`,
    courier: (name: string) => `নিয়ে যাবে: ${name}`,
    trackingCode: (code: string) => `ট্র্যাকিং নম্বর: ${code}`,
    follow: 'কোথায় আছে দেখুন:',
    look: 'অর্ডার দেখুন',
    track: 'কোথায় আছে, নম্বর ও ফোন দিয়ে দেখুন',
    questions: (phone: string) => `কিছু জানতে চাইলে ফোন করুন: ${phone}`,
    why: 'আপনি আমাদের কাছে অর্ডার করেছেন, তাই এই ইমেইল পেলেন।',
    shop: 'সুন্নাহ স্টোর',
    sms: (sentences: readonly string[]) => `সুন্নাহ স্টোর: ${sentences.join('। ')}।`,
    smsPay: (total: number) => `নগদ দেবেন ${bn.format(total)} টাকা`,
    newOrder: (number: string, total: number, district: string) =>
      `নতুন অর্ডার ${number}: ${bn.format(total)} টাকা, ${district}`,
    newOrderLook: 'অর্ডারগুলো দেখুন',
    newOrderWhy: 'দোকানের মেসেজ পাতায় যেমন ঠিক করা আছে, প্রতিটি নতুন অর্ডারে এই ইমেইল যায়।',
  },
}
