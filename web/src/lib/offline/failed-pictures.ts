/** Asks once more for the pictures that have not come: a browser does so by itself for none that has failed. */
export const askForFailedPictures = () => {
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src) picture.setAttribute('src', picture.src)
}
