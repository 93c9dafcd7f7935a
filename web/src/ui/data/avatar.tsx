import styled from 'styled-components'

interface AvatarProps {
  name: string
  photoUrl: string | null
  size?: 'small' | 'large'
}

/** Somebody's picture, or the first letter of the name. */
export const Avatar = ({ name, photoUrl, size = 'small' }: AvatarProps) => (
  <Circle aria-hidden $size={size}>
    {photoUrl ? (
      <Photo src={photoUrl} alt="" width={60} height={60} loading="lazy" referrerPolicy="no-referrer" />
    ) : (
      [...name.trim()].slice(0, 1).join('').toLocaleUpperCase()
    )}
  </Circle>
)

const Circle = styled.span<{ $size: 'small' | 'large' }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => ($size === 'small' ? 'var(--avatar)' : 'var(--bubble)')};
  aspect-ratio: 1;
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
