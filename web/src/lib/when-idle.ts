/** Calls back once the browser has nothing else to do. Safari cannot tell. */
export const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000))
