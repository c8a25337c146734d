/** The color scheme for a type of color vision. */
export const colorBlindModes = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColorBlindMode = (typeof colorBlindModes)[number];

/** Display and input preferences for every page, stored on the device rather than in an account. */
export interface AccessibilityPreferences {
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
  readonly largeText: boolean;
  readonly focusVisible: boolean;
  readonly screenReader: boolean;
  readonly colorBlindMode: ColorBlindMode;
  readonly dyslexiaFont: boolean;
  readonly skipLinks: boolean;
  readonly announcePageChanges: boolean;
  readonly keyboardNavigation: boolean;
}

export type AccessibilityPreference = keyof AccessibilityPreferences;
