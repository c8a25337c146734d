import type { AccessibilityPreferences } from './AccessibilityPreferences.js';

/**
 * The data attributes of the root element for the preferences, by name; null when the attribute is absent.
 * A test compares the script that sets them before the first paint with this table.
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
