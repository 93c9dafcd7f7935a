import { isPictureAddress } from '@sunnah-store/schema/pictures'
import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'

/** A preview of the typed or uploaded picture, or a message that there is none. */
export const PicturePreview = ({ url, alt }: { url: string; alt: string }) => {
  const { picture: copy } = useCopy(manageCopy).products
  const [broken, setBroken] = useState('')
  const settled = useSettled(url.trim())
  const shown = isPictureAddress(settled) && settled !== broken

  return (
    <Frame>
      {shown ? (
        <img
          src={settled}
          alt={alt}
          width={160}
          height={160}
          referrerPolicy="no-referrer"
          onError={() => setBroken(settled)}
        />
      ) : (
        <Nothing>
          <Icon of={ImageOff} />
          <span role="status">{settled !== '' && settled === broken ? copy.broken : copy.none}</span>
        </Nothing>
      )}
    </Frame>
  )
}

/** The debounced value: it changes once the input has been stable for so many milliseconds. */
const useSettled = (value: string, patience = 400) => {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value, patience])

  return settled
}

const Frame = styled.div`
  flex: none;
  width: var(--preview);
  height: var(--preview);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--sunken);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Nothing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-1);
  height: 100%;
  padding: var(--space-2);
  color: var(--muted);
  font: 400 var(--type-caption);
  text-align: center;
`
