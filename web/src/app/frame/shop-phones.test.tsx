import { render, screen } from '@testing-library/react'
import { ShopPhones } from './shop-phones.tsx'

test('the numbers that the shop has named can be called and written to', () => {
  render(<ShopPhones phones={{ call: '+8801312345678', whatsApp: '+8801312345679' }} />)

  expect(screen.getByRole('link', { name: '01312-345678' })).toHaveAttribute('href', 'tel:+8801312345678')
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/8801312345679')
})

test('what the shop has not named is not shown', () => {
  const { container } = render(<ShopPhones phones={{ call: null, whatsApp: null }} />)
  expect(container).toBeEmptyDOMElement()
})
