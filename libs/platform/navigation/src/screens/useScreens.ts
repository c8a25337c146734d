import { use } from 'react';
import type { ScreenDescription } from './ScreenDescription.js';
import { ScreensContext } from './ScreensContext.js';

/** Every screen that exists, in the order of navigation: the same list at every drawing. */
export const useScreens = (): readonly ScreenDescription[] => use(ScreensContext);
