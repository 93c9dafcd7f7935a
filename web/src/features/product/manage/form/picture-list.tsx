import { limits } from '@sunnah-store/schema/limits'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { focusField } from '../../../../lib/navigation/focus.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { IconButton } from '../../../../ui/basic/icon-button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { PicturePreview } from './picture-preview.tsx'
import type { PictureValue } from './product-values.ts'
import { useDragOrder } from './use-drag-order.ts'

interface PictureListProps {
  pictures: readonly PictureValue[]
  onChange: (pictures: readonly PictureValue[]) => void
  /** Where the focus goes on when a picture is removed. */
  goOn: () => void
}

/** The pictures of a product in their order, each with what is seen on it in both languages. */
export const PictureList = ({ pictures, onChange, goOn }: PictureListProps) => {
  const { picture: copy } = useCopy(manageCopy).products
  const [moved, setMoved] = useState<number | null>(null)

  const move = (from: number, to: number) => {
    const others = pictures.filter((_, place) => place !== from)
    const picture = pictures[from]
    if (!picture || to < 0 || to > others.length || from === to) return
    onChange([...others.slice(0, to), picture, ...others.slice(to)])
    setMoved(to)
  }

  // The buttons of a picture move with it, and at an end one of them rests.
  const moveByButton = (from: number, to: number, button: 'earlier' | 'later') => {
    flushSync(() => move(from, to))
    const isAtEnd = to === (button === 'earlier' ? 0 : pictures.length - 1)
    focusField(buttonId(to, isAtEnd ? otherOf[button] : button))
  }

  const describe = (place: number, words: Partial<PictureValue>) =>
    onChange(pictures.map((picture, one) => (one === place ? { ...picture, ...words } : picture)))

  const remove = (place: number) => {
    goOn()
    onChange(pictures.filter((_, one) => one !== place))
    setMoved(null)
  }

  const drag = useDragOrder(move)
  return (
    <>
      <List aria-label={copy.list}>
        {pictures.map(({ url, alt, altBn }, place) => (
          <Item key={url} {...drag.itemOf(place)} $dragged={drag.dragged === place}>
            <Side>
              <PicturePreview url={url} alt={copy.previewOf(place + 1, pictures.length)} />
              <Row>
                <Handle {...drag.handleOf(place)} data-handle aria-hidden>
                  <Icon of={GripVertical} />
                </Handle>
                <IconButton
                  id={buttonId(place, 'earlier')}
                  icon={ArrowUp}
                  label={copy.earlier(place + 1)}
                  disabled={place === 0}
                  onClick={() => moveByButton(place, place - 1, 'earlier')}
                />
                <IconButton
                  id={buttonId(place, 'later')}
                  icon={ArrowDown}
                  label={copy.later(place + 1)}
                  disabled={place === pictures.length - 1}
                  onClick={() => moveByButton(place, place + 1, 'later')}
                />
                <IconButton icon={Trash2} label={copy.removeOf(place + 1)} onClick={() => remove(place)} />
              </Row>
            </Side>
            <Words>
              <TextField
                id={`alt-${place}`}
                label={copy.alt(place + 1)}
                hint={place === 0 ? copy.altHint : undefined}
                maxLength={limits.alt}
                value={alt}
                onChange={({ target }) => describe(place, { alt: target.value })}
              />
              <TextField
                id={`altBn-${place}`}
                label={copy.altBn(place + 1)}
                lang="bn"
                maxLength={limits.alt}
                value={altBn}
                onChange={({ target }) => describe(place, { altBn: target.value })}
              />
            </Words>
          </Item>
        ))}
      </List>
      <StatusPlace>{moved !== null && <Moved>{copy.moved(moved + 1, pictures.length)}</Moved>}</StatusPlace>
    </>
  )
}

const otherOf = { earlier: 'later', later: 'earlier' } as const
const buttonId = (place: number, button: 'earlier' | 'later') => `${button}-${place}`

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
`

const Item = styled.li<{ $dragged: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  padding: var(--space-3);
  border: 1px solid ${({ $dragged }) => ($dragged ? 'var(--primary)' : 'var(--line)')};
  border-radius: var(--radius-card);
  background: ${({ $dragged }) => ($dragged ? 'var(--primary-soft)' : 'var(--surface)')};
`

const Side = styled.div`
  button:disabled { color: var(--line); }
  display: grid;
  flex: none;
  align-content: start;
  gap: var(--space-2);
`

const Words = styled.div`
  display: grid;
  flex: 1 1 var(--aside);
  align-content: start;
  gap: var(--space-3);
  min-width: 0;
`

// What is dragged by it must not scroll the page, nor mark its words.
const Handle = styled.span`
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  color: var(--muted);
  cursor: grab;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
`

const Moved = styled.p`
  color: var(--muted);
  font: 400 var(--type-small);
`
