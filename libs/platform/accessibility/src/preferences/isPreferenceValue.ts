import { colorBlindModes, type AccessibilityPreference } from './AccessibilityPreferences.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';

/** The names of the ten preferences, in the order of the settings. */
export const preferenceNames = Object.keys(
  defaultAccessibilityPreferences,
) as readonly AccessibilityPreference[];

/** Whether the value is valid for the preference. */
export const isPreferenceValue = (name: AccessibilityPreference, value: unknown): boolean =>
  name === 'colorBlindMode' ? colorBlindModes.some((mode) => mode === value) : typeof value === 'boolean';
