/** How the page's colours are chosen for a person who does not tell all of them apart. */
export const colorBlindModes = ['none', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColorBlindMode = (typeof colorBlindModes)[number];

/** What a person asks of every page. It is kept on the device, not in an account. */
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
