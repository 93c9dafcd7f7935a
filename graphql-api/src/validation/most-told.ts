/** As many faults as anybody mends at once; the rest is told once these are mended. */
export const MOST_TOLD = 20
