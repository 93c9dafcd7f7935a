// Of all lists of places that are kept together; a list has as many as a search finds.
const MOST_PLACES = 500_000
const MOST_SEARCHES = 5000

/** What searches found, the places of texts, until the texts change. */
export class KeptAnswers {
  private readonly answers = new Map<string, Uint32Array>()
  private places = 0

  /** What is kept for this search, or else is found now. */
  get(search: string, find: () => Uint32Array): Uint32Array {
    let places = this.answers.get(search)
    if (!places) {
      places = find()
      if (this.places + places.length > MOST_PLACES || this.answers.size >= MOST_SEARCHES) this.forget()
      this.answers.set(search, places)
      this.places += places.length
    }
    return places
  }

  forget(): void {
    if (this.answers.size > 0) this.answers.clear()
    this.places = 0
  }
}
