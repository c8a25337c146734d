import type { AccessibilityPreferences } from './AccessibilityPreferences.js';

/** The preferences before any choice. */
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
