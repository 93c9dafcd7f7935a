import type { rights as english } from '../en/rights.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** Who may do what in the shop, and how that changes. */
export const rights: typeof english = {
  you: 'আপনি',
  groups: 'কোন ব্যবহারকারীরা',
  group: (name, count) => (count === undefined ? name : `${name} (${number(count)})`),
  groupNames: { all: 'সবাই', team: 'দোকানের লোক', shoppers: 'ক্রেতা' },
  sort: 'সাজান',
  sorts: { rights: 'যাঁদের অধিকার আছে আগে', newest: 'নতুন আগে', oldest: 'পুরোনো আগে' },
  aboutRights:
    'কর্মীরা পণ্য ও অর্ডার দেখেন, আর মোছা ছাড়া অর্ডারের সব ধাপ সম্পন্ন করেন। অ্যাডমিন সব দেখেন, তবে কাউকে অধিকার দেন না। শেষ মালিককে সরানো যায় না।',
  signs: { OWNER: 'মালিক', ADMIN: 'অ্যাডমিন', STAFF: 'কর্মী', SHOPPER: 'ক্রেতা' },
  rightsOf: (name) => `${name}-এর অধিকার`,
  roleNames: {
    OWNER: 'মালিক: সবকিছু',
    ADMIN: 'অ্যাডমিন: অধিকার বাদে সব',
    STAFF: 'কর্মী: অর্ডার সামলান',
    SHOPPER: 'ক্রেতা: কোনো অধিকার নেই',
  },
  make: { ADMIN: 'অ্যাডমিন করুন', STAFF: 'কর্মী করুন' },
  roleQuestions: {
    OWNER: (name) => `${name}-কে মালিক করবেন?`,
    ADMIN: (name) => `${name}-কে অ্যাডমিন করবেন?`,
    STAFF: (name) => `${name}-কে কর্মী করবেন?`,
    SHOPPER: (name) => `${name}-এর সব অধিকার নিয়ে নেবেন?`,
  },
  roleTexts: {
    OWNER: 'মালিক দোকানের সবকিছু করতে পারেন, অধিকার দিতে ও নিতেও, আপনারটাও।',
    ADMIN: 'অ্যাডমিন সব অর্ডার ও ফোন নম্বর দেখেন এবং দাম, স্টক ও পণ্য বদলান।',
    STAFF: 'কর্মী পণ্য ও ফোন নম্বরসহ সব অর্ডার দেখেন এবং অর্ডারের প্রতিটি ধাপ সম্পন্ন করেন।',
    SHOPPER: 'এখন থেকে এই অ্যাকাউন্টে শুধু কেনাকাটা করা যাবে।',
  },
  yes: { OWNER: 'মালিক করুন', ADMIN: 'অ্যাডমিন করুন', STAFF: 'কর্মী করুন', SHOPPER: 'অধিকার নিন' },
  leave: {
    OWNER: 'মালিকই থাকুন',
    ADMIN: 'অ্যাডমিনই থাকুন',
    STAFF: 'কর্মীই থাকুন',
    SHOPPER: 'ক্রেতাই থাকুন',
  },
  isKnown: (address) => `${address} নিশ্চিত করা আছে।`,
  isUnknown: (address) => `${address} নিশ্চিত করা হয়নি।`,
  nobodyHasShown: 'এটি যে এই মানুষটিই পড়েন, তা কেউ দেখাননি।',
  iKnow: 'আমি তাঁকে চিনি, ঠিকানাটি তাঁরই',
  changed: {
    OWNER: (name) => `${name} এখন মালিক`,
    ADMIN: (_) => 'অ্যাডমিন করা হয়েছে',
    STAFF: (name) => `${name} এখন কর্মী`,
    SHOPPER: (name) => `${name}-এর আর কোনো অধিকার নেই`,
  },
  makeFailed: 'অ্যাডমিন করা যায়নি',
  changeFailed: 'অধিকার বদলানো যায়নি',
  lastOwner: 'ইনিই শেষ মালিক। দোকানে অন্তত একজন মালিক লাগে, তাই কিছুই বদলানো হয়নি।',
}
