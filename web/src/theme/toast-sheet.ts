import { createGlobalStyle } from 'styled-components'

// react-toastify closes a message when the animation of its (hidden) progress bar ends, so the animation must stay.
export const ToastSheet = createGlobalStyle`
  .Toastify__toast-container {
    position: fixed;
    inset: auto 0 calc(var(--buy-bar) + var(--space-4)) 0;
    z-index: 30;
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    padding-inline: var(--space-4);
    pointer-events: none;
  }
  /* Something else then takes the bottom of the window. */
  :root:has([data-offline], [data-bottom-bar]) .Toastify__toast-container { inset-block: calc(var(--bar) + var(--space-4)) auto; }
  .Toastify__toast {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-control);
    background: var(--text);
    color: var(--page);
    box-shadow: var(--shadow-raised);
    overflow-wrap: anywhere;
    cursor: pointer;
    pointer-events: auto;
  }
  .Toastify__toast button {
    min-height: var(--touch);
    padding: 0 var(--space-2);
    border: 0;
    background: none;
    color: inherit;
    font: 600 var(--type-body);
    text-decoration: underline;
    text-underline-offset: var(--space-1);
    cursor: pointer;
  }
  .Toastify__toast--error { background: var(--danger); color: var(--page); }
  .Toastify__progress-bar--wrp { position: absolute; width: 0; height: 0; overflow: hidden; }
  .Toastify__progress-bar--animated { animation: toast-time linear 1 forwards; }
  .toast-enter { animation: toast-appears 0.2s both; }
  .toast-exit { animation: toast-leaves 0.2s both; }
`
