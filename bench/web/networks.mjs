const bytesOf = (kilobits) => (kilobits * 1000) / 8

/** What a phone's line is like; bytes a second, milliseconds. */
export const networks = {
  /** As in Lighthouse. */
  slow4G: { latency: 150, downloadThroughput: bytesOf(1600), uploadThroughput: bytesOf(750) },
  slow3G: { latency: 400, downloadThroughput: bytesOf(400), uploadThroughput: bytesOf(400) },
}
