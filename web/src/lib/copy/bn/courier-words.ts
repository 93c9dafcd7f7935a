import type { courierWords as english } from '../en/courier-words.ts'

/** What couriers say of a parcel, by their own words for it. */
export const courierWords: typeof english = new Map([
  ['in_review', 'পার্সেলটি যাচাই করছে'],
  ['pending', 'পার্সেল হাতে আছে, এখনও ডেলিভারি হয়নি'],
  ['hold', 'আপাতত আটকে রেখেছে'],
  ['delivered_approval_pending', 'ডেলিভারি হয়েছে বলছে, নিশ্চিত হওয়া বাকি'],
  ['partial_delivered_approval_pending', 'কিছু ডেলিভারি হয়েছে বলছে, নিশ্চিত হওয়া বাকি'],
  ['cancelled_approval_pending', 'বাতিল হয়েছে বলছে, নিশ্চিত হওয়া বাকি'],
  ['unknown_approval_pending', 'কী হয়েছে খোঁজ নিচ্ছে'],
  ['delivered', 'ডেলিভারি দিয়েছে'],
  ['partial_delivered', 'শুধু কিছু পণ্য ডেলিভারি হয়েছে'],
  ['cancelled', 'ডেলিভারি দিতে পারেনি, ফেরত আনছে'],
  ['unknown', 'কোথায় আছে জানে না'],
])
