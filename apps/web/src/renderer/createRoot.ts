// In a separate folder, so that the build evaluates React's renderer in a separate task (vite.config.ts).
export { createRoot } from 'react-dom/client';
