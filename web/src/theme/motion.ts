import { media } from './tokens.ts'

/**
 * What moves, as `animation: var(--turning)`. It stands among the styles of every page: rules of these kinds (keyframes, or for
 * some devices) that come with a part have Chromium hold all rules of the page against all of its elements anew.
 */
export const motion = `
  @keyframes turning { to { transform: rotate(1turn); } }
  @keyframes growing { from { transform: scaleX(0); } to { transform: scaleX(0.9); } }
  /* By opacity alone: what moves within a background is drawn anew for each frame, while the page that is to come needs the processor. */
  @keyframes fading { from { opacity: 1; } to { opacity: 0.45; } }
  @keyframes appearing { from { opacity: 0; } }
  @keyframes waiting { from { visibility: hidden; } }
  @keyframes toast-appears { from { opacity: 0; } }
  @keyframes toast-leaves { to { opacity: 0; } }
  @keyframes toast-time { to { transform: scaleX(0); } }
  :root {
    --turning: turning 0.8s linear infinite;
    --growing: growing 8s 0.2s cubic-bezier(0.1, 0.7, 0.1, 1) both;
    --fading: fading 0.8s ease-in-out infinite alternate;
    --appearing: appearing 0.2s 0.2s both;
    --waiting: waiting 0.2s step-end;
  }
  ${media.stillness} { :root { --turning: turning 4s linear infinite; --growing: none; --fading: none; --appearing: none; } }
`
