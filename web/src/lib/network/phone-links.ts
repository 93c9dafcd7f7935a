/** @param phone as +880… */
export const phoneLink = (phone: string) => `tel:${phone}`

/**
 * @param phone as +880…
 * @param text what stands in the message already
 */
export const whatsAppLink = (phone: string, text?: string) =>
  `https://wa.me/${phone.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
