// Stands in the script of React (vite.config.ts), so that React is run in the task of that script, not in the entry's.
export { createRoot, hydrateRoot } from 'react-dom/client'
