import { createContext } from 'react';
import type { ScreenDescription } from './ScreenDescription.js';

/** Every screen that exists, in the order of navigation; null outside of the application. */
export const ScreensContext = createContext<readonly ScreenDescription[] | null>(null);
