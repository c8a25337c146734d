// In a file of its own, so that the build evaluates React's renderer in a task of its own (vite.config.ts).
export { createRoot } from 'react-dom/client';
