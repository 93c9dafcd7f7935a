import styled from 'styled-components'

/** Where words appear that are read out at once. It is there before them and takes no room until then. */
export const AlertPlace = styled.div.attrs({ role: 'alert' })`
  &:empty { position: absolute; }
`

/** Where words appear that are read out when there is a pause. */
export const StatusPlace = styled.div.attrs({ role: 'status' })`
  &:empty { position: absolute; }
`
