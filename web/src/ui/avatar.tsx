import styled from 'styled-components'

/** Somebody's picture, or the first letter of the name. */
export const Avatar = ({ name, photoUrl }: { name: string; photoUrl: string | null }) => (
  <Circle aria-hidden>
    {photoUrl ? (
      <Photo src={photoUrl} alt="" width={32} height={32} loading="lazy" referrerPolicy="no-referrer" />
    ) : (
      [...name.trim()].slice(0, 1).join('').toLocaleUpperCase()
    )}
  </Circle>
)

const Circle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--avatar);
  height: var(--avatar);
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--primary);
  color: var(--on-primary);
  font: 600 var(--type-small);
`

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
