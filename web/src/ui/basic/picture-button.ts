import styled from 'styled-components'
import { IconButton } from './icon-button.tsx'

/** A round button that stands on a picture. */
export const PictureButton = styled(IconButton)`
  background: var(--surface);
  border: 1px solid var(--line);
`
