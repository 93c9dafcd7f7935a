const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' })

/** The day that it is in Bangladesh, as 2026-11-21. */
export const today = (now = new Date()) => day.format(now)
