/**
 * Which text is newer: the one that was created later, of equals the one with the higher id. Texts mostly come in the
 * order of their age, so only those that came late are sorted, when they are found.
 */
export class Ages {
  private readonly createdAt: number[] = []
  private readonly isLate: boolean[] = []
  private late = 0
  private newest: Age | null = null

  /** @param ids of the texts by their places */
  constructor(private readonly ids: readonly string[]) {}

  /** The text at this place was created then. */
  note(place: number, createdAt: number): void {
    if (this.createdAt[place] === createdAt) return
    const isNew = this.createdAt[place] === undefined
    this.createdAt[place] = createdAt
    const age = this.ageAt(place)
    if (isNew && (!this.newest || newestFirst(age, this.newest) < 0)) this.newest = age
    else if (!this.isLate[place]) {
      this.isLate[place] = true
      this.late++
    }
  }

  /** Puts the newest first. @param places from the highest down */
  sort(places: number[]): number[] {
    if (this.late === 0) return places
    const late = places.filter((place) => this.isLate[place]).map((place) => this.ageAt(place))
    if (late.length === 0) return places
    late.sort(newestFirst)
    const sorted: number[] = []
    let next = 0
    for (const place of places) {
      if (this.isLate[place]) continue
      for (const age = this.ageAt(place); next < late.length; next++) {
        const other = late[next]
        if (!other || newestFirst(other, age) > 0) break
        sorted.push(other.place)
      }
      sorted.push(place)
    }
    return [...sorted, ...late.slice(next).map(({ place }) => place)]
  }

  private ageAt(place: number): Age {
    return { place, createdAt: this.createdAt[place] ?? 0, id: this.ids[place] ?? '' }
  }
}

interface Age {
  place: number
  createdAt: number
  id: string
}

const newestFirst = (a: Age, b: Age) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
