import type { AccessibilityPreferences } from './AccessibilityPreferences.js';

/**
 * The data attributes of the root element that the preferences ask for, by name; null where the attribute is absent.
 * Whoever sets them before the first paint without this library is held to this table by a test.
 */
export const accessibilityAttributes = (
  preferences: AccessibilityPreferences,
): Readonly<Record<string, string | null>> => ({
  'data-contrast': preferences.highContrast ? 'more' : null,
  'data-motion': preferences.reducedMotion || preferences.screenReader ? 'reduced' : null,
  'data-text': preferences.largeText ? 'large' : null,
  'data-focus': preferences.focusVisible ? null : 'hidden',
  'data-screen-reader': preferences.screenReader ? 'on' : null,
  'data-color-blind': preferences.colorBlindMode === 'none' ? null : preferences.colorBlindMode,
  'data-font': preferences.dyslexiaFont ? 'dyslexia' : null,
  'data-skip-links': preferences.skipLinks ? null : 'off',
  'data-keyboard-navigation': preferences.keyboardNavigation ? null : 'off',
});
