import { pictureTypes } from '@sunnah-store/schema/pictures'
import styled from 'styled-components'
import { pictureCopy } from '../../lib/copy/picture-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import type { PictureUpload, PictureUploads as Uploads } from '../../lib/pictures/use-picture-uploads.ts'
import { Button } from '../basic/button.tsx'
import { Muted } from '../basic/muted.ts'
import { Row } from '../basic/panel.tsx'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'
import { StatusPlace } from '../feedback/live-place.ts'
import { Progress } from '../feedback/progress.tsx'
import { errorIdOf, Problem } from './field-frame.tsx'
import { FileButton } from './file-button.tsx'

interface PictureUploadsProps {
  /** Of the button that chooses files. */
  id: string
  label: string
  hint: string
  uploads: Uploads
  /** What is wrong with the pictures as a whole. */
  error?: string | undefined
}

const accept = pictureTypes.join(',')

/** Chooses pictures of this device, and shows each until it is at the shop. */
export const PictureUploads = ({ id, label, hint, uploads, error }: PictureUploadsProps) => {
  const { pictures: copy } = useCopy(pictureCopy)
  const { lately, choose } = uploads
  const isWrong = error !== undefined || uploads.uploads.some(({ state }) => state.status === 'failed')

  return (
    <>
      <FileButton
        id={id}
        label={label}
        accept={accept}
        hint={hint}
        error={isWrong ? errorIdOf(id) : undefined}
        multiple
        onChoose={choose}
      />
      <StatusPlace>
        {lately === 'done' && <Good>{copy.done}</Good>}
        {lately === 'cancelled' && <Muted $small>{copy.cancelled}</Muted>}
      </StatusPlace>
      <Waiting id={errorIdOf(id)}>
        {error && <Problem role="alert">{error}</Problem>}
        {uploads.uploads.map((upload) => (
          <UnderWay key={upload.id} buttonId={id} upload={upload} uploads={uploads} />
        ))}
      </Waiting>
    </>
  )
}

interface UnderWayProps {
  buttonId: string
  upload: PictureUpload
  uploads: Uploads
}

const UnderWay = ({ buttonId, upload, uploads }: UnderWayProps) => {
  const { pictures: copy, tryAgain } = useCopy(pictureCopy)
  const { id, file, state } = upload
  // These buttons disappear when pressed, so the focus moves to the button that chooses files.
  const goOn = (act: () => void) => () => {
    goOnFrom(document.getElementById(buttonId))
    act()
  }

  if (state.status === 'failed')
    return (
      <Item>
        <b>{file.name}</b>
        <Problem role="alert">{copy.faults[state.fault]}</Problem>
        <Row>
          {(state.fault === 'failed' || state.fault === 'tooMany') && (
            <Button
              type="button"
              $look="text"
              aria-label={`${tryAgain}: ${file.name}`}
              onClick={goOn(() => uploads.retry(upload))}
            >
              {tryAgain}
            </Button>
          )}
          <Button type="button" $look="text" onClick={goOn(() => uploads.dismiss(id))}>
            {copy.dismiss(file.name)}
          </Button>
        </Row>
      </Item>
    )

  const part = state.status === 'uploading' && state.part < 1 ? state.part : undefined
  const label = state.status === 'waiting' ? copy.waiting : part === undefined ? copy.preparing : copy.uploading
  return (
    <Item>
      <span>{file.name}</span>
      <Progress label={label} part={part} />
      <Button type="button" $look="text" onClick={goOn(() => uploads.cancel(id))}>
        {copy.cancel}
        <VisuallyHidden> {copy.cancelOf(file.name)}</VisuallyHidden>
      </Button>
    </Item>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  &:empty { position: absolute; }
`

const Item = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  font: 400 var(--type-small);
  overflow-wrap: anywhere;
`

const Good = styled.p`
  color: var(--success);
  font: 500 var(--type-small);
`
