import type { AccessibilityPreference } from './preferences/AccessibilityPreferences.js';

const names: Readonly<Record<AccessibilityPreference, string>> = {
  highContrast: 'High contrast',
  reducedMotion: 'Reduced motion',
  largeText: 'Large text',
  focusVisible: 'Always show the focus',
  screenReader: 'Screen reader mode',
  colorBlindMode: 'Color vision',
  dyslexiaFont: 'Dyslexia font',
  skipLinks: 'Skip links',
  announcePageChanges: 'Announce page changes',
  keyboardNavigation: 'Keyboard shortcuts',
};

/** The texts of the library; those of lazily loaded parts are in `settings/settingsMessages.ts` and `jumps/jumpMessages.ts`. */
export const messages = {
  missingProvider: 'useAccessibility must be used within an AccessibilityProvider',
  names,
  settingsFailed: 'Accessibility settings could not be loaded',
  notKept: 'Your browser cannot store settings, so this lasts only until the tab closes.',
  full: 'The browser’s storage is full, so this lasts only until the tab closes.',
  unreadable:
    'The stored settings could not be read, so the defaults apply. The stored values stay until you change a setting.',
  wrongFields: (wrong: readonly string[]): string =>
    `Could not be read, so the default applies: ${wrong.join(', ')}. The stored value stays until you change it.`,
  invalidValue: (name: string): string => `Invalid value for “${name}”. Nothing was changed.`,
  unknownPreference: (name: string): string => `Unknown setting: “${name}”. Nothing was changed.`,
  fontFailed: 'OpenDyslexic could not be loaded. The standard font is used instead.',
} as const;
