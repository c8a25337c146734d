import { use } from 'react';
import type { ScreenDescription } from './ScreenDescription.js';
import { ScreensContext } from './ScreensContext.js';

/** Every screen that exists, in the order of navigation: the same list at every drawing. */
export function useScreens(): readonly ScreenDescription[] {
  const screens = use(ScreensContext);
  if (screens === null) throw new Error('useScreens must be used within a ScreensContext');
  return screens;
}
