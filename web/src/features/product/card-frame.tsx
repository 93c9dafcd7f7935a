import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Panel } from '../../ui/basic/panel.tsx'

/** The shape of a product's card: picture above the words, beside them where there is room. */
export const CardFrame = styled(Panel).attrs({ as: 'article' })`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  transition: box-shadow 0.15s;
  ${media.stillness} { transition: none; }
  ${media.pointer} { &:hover { box-shadow: var(--shadow-raised); } }
  ${media.pointer} { &:hover { border-color: var(--control-line); } }
  ${media.wide} { grid-template: 1fr / var(--card-picture) minmax(0, 1fr); }
`

export const CardPicture = styled.div`
  position: relative;
  aspect-ratio: 1;
  background: var(--sunken);
  & img { position: absolute; inset: 0; }
  & > span { position: absolute; left: var(--space-2); top: var(--space-2); }
  ${media.wide} {
    aspect-ratio: auto;
    min-height: var(--card-height);
  }
`

/** On the picture, before the link that covers the card. */
export const CardCornerPlace = styled.div`
  position: absolute;
  top: var(--space-1);
  right: var(--space-1);
  z-index: 1;
  ${media.wide} { right: auto; left: calc(var(--card-picture) - var(--touch) - var(--space-1)); }
`

export const CardBody = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  grid-template-rows: auto auto auto 1fr;
  gap: var(--space-1);
  padding: var(--space-3);
  overflow-wrap: anywhere;
  /* With large letters the words of a pill take two lines. */
  & > span { white-space: normal; }
  ${media.wide} { padding: var(--space-4); }
`

export const CardName = styled.h2`
  min-height: calc(2 * var(--line-small));
  font: 500 var(--type-card);
  ${media.wide} {
    min-height: 0;
    font: 500 var(--type-body);
  }
`

/** Covers its whole card, so that a touch anywhere on it counts. */
export const CardLink = styled(ButtonLink)`
  align-self: end;
  width: 100%;
  margin-top: var(--space-2);
  padding-inline: 0;
  font: 600 var(--type-card);
  ${media.wide} {
    width: auto;
    padding-inline: var(--space-4);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`
