import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useBackCloses } from '../../lib/navigation/use-back-closes.ts'
import { IconButton } from '../basic/icon-button.tsx'
import { useModal } from './use-modal.ts'
import { usePinch } from './use-pinch.ts'

interface ZoomedPictureProps {
  picture: { url: string; srcSet: string | null; alt: string; lang?: string | undefined }
  onClose: () => void
}

const most = 4

/** A picture over the whole window, enlarged by two fingers, by a double tap, or by its buttons. */
export const ZoomedPicture = ({ picture, onClose }: ZoomedPictureProps) => {
  const { gallery: copy, close } = useCopy(shoppingCopy)
  const modal = useModal(onClose)
  useBackCloses(onClose)
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)

  // What is in the middle stays in the middle.
  const enlarge = (to: number) => {
    const next = Math.min(most, Math.max(1, to))
    const { current: seen } = box
    const [x, y] = seen
      ? [middle(seen.scrollLeft, seen.clientWidth), middle(seen.scrollTop, seen.clientHeight)]
      : [0, 0]
    flushSync(() => setScale(next))
    seen?.scrollTo?.((x * next) / scale - seen.clientWidth / 2, (y * next) / scale - seen.clientHeight / 2)
  }
  usePinch(box, { scale, onPinch: enlarge })

  return (
    <Sheet {...modal} aria-label={picture.alt}>
      <Box
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={picture.alt}
        onDoubleClick={() => enlarge(scale > 1 ? 1 : 2)}
      >
        <img
          src={picture.url}
          srcSet={picture.srcSet ?? undefined}
          sizes="960px"
          width={960}
          height={960}
          alt={picture.alt}
          lang={picture.lang}
          style={{ width: `${scale * 100}%` }}
        />
      </Box>
      <Buttons>
        <IconButton label={copy.smaller} icon={ZoomOut} disabled={scale === 1} onClick={() => enlarge(scale - 1)} />
        <IconButton label={copy.larger} icon={ZoomIn} disabled={scale === most} onClick={() => enlarge(scale + 1)} />
        <IconButton label={close} icon={X} data-first onClick={onClose} />
      </Buttons>
    </Sheet>
  )
}

const middle = (scrolled: number, size: number) => scrolled + size / 2

const Sheet = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--page);
  color: var(--text);
`

const Box = styled.div`
  display: flex;
  width: 100%;
  height: 100%;
  overflow: auto;
  touch-action: pan-x pan-y;
  & > img {
    flex: none;
    max-width: none;
    height: auto;
    margin: auto;
    object-fit: contain;
  }
`

const Buttons = styled.div`
  position: fixed;
  top: var(--space-3);
  right: var(--space-3);
  display: flex;
  gap: var(--space-2);
  & > button {
    background: var(--surface);
    border: 1px solid var(--line);
  }
`
