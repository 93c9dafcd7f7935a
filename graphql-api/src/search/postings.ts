/** Whole numbers in rising order, each once: where a word stands. */
export class Postings {
  private numbers = new Uint32Array(4)
  length = 0

  /** Valid until the next change. */
  get all(): Uint32Array {
    return this.numbers.subarray(0, this.length)
  }

  add(number: number): void {
    const at = this.length > 0 && (this.numbers[this.length - 1] ?? 0) < number ? this.length : this.placeOf(number)
    if (at < this.length && this.numbers[at] === number) return
    if (this.length === this.numbers.length) {
      const wider = new Uint32Array(2 * this.length)
      wider.set(this.numbers)
      this.numbers = wider
    }
    this.numbers.copyWithin(at + 1, at, this.length)
    this.numbers[at] = number
    this.length++
  }

  /** Takes the first number from this one on away, when it is below `end`. */
  removeWithin(start: number, end: number): void {
    const at = this.placeOf(start)
    if (at >= this.length || (this.numbers[at] ?? end) >= end) return
    this.numbers.copyWithin(at, at + 1, this.length)
    this.length--
  }

  /** How many numbers are smaller. */
  placeOf(number: number): number {
    let from = 0
    let to = this.length
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.numbers[middle] ?? 0) < number) from = middle + 1
      else to = middle
    }
    return from
  }
}
