/** Which page of a list, counted from 0, and how many it holds. */
export interface AskedPage {
  page: number
  size: number
}
