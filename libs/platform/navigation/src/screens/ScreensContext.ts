import { createContext } from 'react';
import type { ScreenDescription } from './ScreenDescription.js';

/** Every screen, in navigation order; null outside the application. */
export const ScreensContext = createContext<readonly ScreenDescription[] | null>(null);
