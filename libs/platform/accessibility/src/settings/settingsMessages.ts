import type { AccessibilityPreference, ColorBlindMode } from '../preferences/AccessibilityPreferences.js';

const descriptions: Readonly<Record<AccessibilityPreference, string>> = {
  highContrast: 'Increases text contrast to 7:1 and strengthens lines and chart marks.',
  reducedMotion: 'Turns off animations and fades. The system setting always applies.',
  largeText: 'Enlarges text, rows and spacing by 25%.',
  focusVisible: 'Shows the focus ring after clicks too, not only with the keyboard.',
  screenReader:
    'Opens charts as tables, reads values with their position, turns off motion, and makes Alt+digit move between headings.',
  colorBlindMode: 'Uses distinguishable colors for gains, losses and chart marks.',
  dyslexiaFont: 'Sets text in OpenDyslexic. Figures keep equal-width digits.',
  skipLinks: 'Starts each page with a link that skips the navigation.',
  announcePageChanges: 'Announces the name of each screen to screen readers.',
  keyboardNavigation:
    'Enables shortcuts and jumps. Turn this off if they conflict with your own tools; Tab, arrow keys and Escape always work.',
};

const modes: Readonly<Record<ColorBlindMode, { readonly label: string; readonly description: string }>> = {
  none: { label: 'All colors', description: 'Gains green, losses red' },
  protanopia: { label: 'Protanopia', description: 'Red-blind: blue and orange' },
  deuteranopia: { label: 'Deuteranopia', description: 'Green-blind: blue and orange' },
  tritanopia: { label: 'Tritanopia', description: 'Blue-blind: teal and red' },
};

/** The texts of the form, loaded with it. */
export const settingsMessages = {
  descriptions,
  modes,
  groups: { seeing: 'Seeing', moving: 'Moving', reading: 'Reading', keyboard: 'Keyboard' },
  reset: 'Reset to defaults',
  wasReset: 'Settings reset to their defaults.',
  preview: 'Preview',
  previewGain: 'Gain',
  previewLoss: 'Loss',
  previewSeries: 'Series',
} as const;
