/** The shop's days are those of Bangladesh, wherever it runs and whoever looks at it. */
export const timeZone = 'Asia/Dhaka'

/** How far that is from UTC, the whole year. */
export const utcOffset = '+06:00'
