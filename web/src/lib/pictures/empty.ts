/** Stands in the place of a picture that says no more than the words beside it. */
export const emptyPicture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
