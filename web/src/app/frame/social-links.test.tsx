import { render, screen } from '@testing-library/react'
import { SocialLinks } from './social-links.tsx'

const unset = { companyLine: null, facebookUrl: null, instagramUrl: null, youtubeUrl: null }

test('only the addresses that are set up are shown', () => {
  render(<SocialLinks config={{ ...unset, facebookUrl: 'https://facebook.example/shop' }} />)

  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.example/shop')
})
