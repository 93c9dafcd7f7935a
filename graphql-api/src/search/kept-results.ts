// Of all lists of places that are kept together; a list has as many as a search finds.
const MOST_PLACES = 500_000
const MOST_SEARCHES = 5000

/** What searches found, the places of texts, until the texts change. */
export class KeptResults {
  private readonly results = new Map<string, Uint32Array>()
  private places = 0

  /** What is kept for this search, or else is found now. */
  get(search: string, find: () => Uint32Array): Uint32Array {
    let places = this.results.get(search)
    if (!places) {
      places = find()
      if (this.places + places.length > MOST_PLACES || this.results.size >= MOST_SEARCHES) this.forget()
      this.results.set(search, places)
      this.places += places.length
    }
    return places
  }

  forget(): void {
    if (this.results.size > 0) this.results.clear()
    this.places = 0
  }
}
