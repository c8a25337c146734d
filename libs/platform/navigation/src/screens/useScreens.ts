import { use } from 'react';
import type { ScreenDescription } from './ScreenDescription.js';
import { ScreensContext } from './ScreensContext.js';

/** Every screen, in navigation order: the same list at every render. */
export function useScreens(): readonly ScreenDescription[] {
  const screens = use(ScreensContext);
  if (screens === null) throw new Error('useScreens must be used within a ScreensContext');
  return screens;
}
