// In pixels; twice what the shop keeps, so that nothing is seen of it.
const longestSide = 1920

/** The same photo upright and smaller, as a JPEG. @throws when the browser cannot read it */
export const shrinkPhoto = async (file: File): Promise<File> => {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(photo.width * scale)
    canvas.height = Math.round(photo.height * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    // A JPEG knows nothing to see through.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (!content) throw new Error('The canvas gave no picture')
    return new File([content], file.name, { type: 'image/jpeg' })
  } finally {
    photo.close()
  }
}
