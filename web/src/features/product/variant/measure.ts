export type LengthUnit = 'CM' | 'INCH'

const CM_PER_INCH = 2.54

/** A cell of a size chart in another unit: whole centimetres, half inches. Words in it stay. */
export const inUnit = (cell: string, from: LengthUnit, to: LengthUnit): string => {
  if (from === to) return cell
  return cell.replace(/\d+(?:\.\d+)?/g, (number) => {
    const inches = Number(number) / CM_PER_INCH
    return String(to === 'INCH' ? Math.round(inches * 2) / 2 : Math.round(Number(number) * CM_PER_INCH))
  })
}
