import type { AccessibilityPreferences } from './AccessibilityPreferences.js';

/** What holds until a person chooses. */
export const defaultAccessibilityPreferences: AccessibilityPreferences = {
  highContrast: false,
  reducedMotion: false,
  largeText: false,
  focusVisible: true,
  screenReader: false,
  colorBlindMode: 'none',
  dyslexiaFont: false,
  skipLinks: true,
  announcePageChanges: true,
  keyboardNavigation: true,
};
