import type { charity } from '../en/charity.ts'

/** What each drawing of the two homes shows; the name of its picture is the key. */
export const drawings: typeof charity.drawings = {
  'orphanage-study': 'পড়ার ঘর: বইভরা উঁচু তাক, বাতি আর খোলা বইসহ একটি টেবিল, সামনে একটি টুল',
  'orphanage-bedroom': 'শোবার ঘর: সবুজ, লাল ও নীল রঙের তিনটি গোছানো বিছানা, প্রতিটির ওপরে একটি করে জানালা',
  'orphanage-table': 'খাবারের জন্য সাজানো লম্বা টেবিল: মাঝখানে বড় থালা ঘিরে কয়েকটি বাটি, পাশে একটি জগ',
  'orphanage-door': 'খিলানের নিচে সবুজ সদর দরজা, সিঁড়িতে ছোট ছোট কয়েক জোড়া জুতা',
  'orphanage-courtyard': 'রোদঝলমলে উঠান ঘিরে খিলানওয়ালা দোতলা বাড়ি, উঠানে একটি বড় গাছ',
  'old-age-home-armchair': 'গোল কার্পেটের ওপর নীল আরামকেদারা, পাশে একটি লাঠি আর ছোট টেবিলে এক কাপ চা',
  'old-age-home-veranda': 'তিন খিলানের বারান্দা, টবে গাছ আর লাল তাকিয়া রাখা চৌকি',
  'old-age-home-prayer-corner': 'নামাজের কোণ: জানালার আলোয় সবুজ জায়নামাজ, পাশে বইয়ের তাক',
  'old-age-home-notice-board': 'নোটিশ বোর্ডে ক্যালেন্ডার, চিঠি আর ছবি; নিচে নিচু বেঞ্চে বই ও একটি কাপ',
  'old-age-home-garden': 'গাছের নিচে বাগানের বেঞ্চ, তার ওপর একটি লাঠি আর এক কাপ চা',
}
