import type { AccessibilityPreference, ColorBlindMode } from '../preferences/AccessibilityPreferences.js';

const descriptions: Readonly<Record<AccessibilityPreference, string>> = {
  highContrast: 'Text stands out from its ground by 7:1; lines and chart marks are stronger.',
  reducedMotion: 'Nothing moves or fades. Your system’s own setting is followed in any case.',
  largeText: 'Text, rows and distances grow by a quarter.',
  focusVisible: 'A ring shows where you are after a click too. Without it, only while you use the keyboard.',
  screenReader:
    'Charts open as tables, their values are read with their place, nothing moves, and Alt with a digit goes from heading to heading.',
  colorBlindMode: 'Gains, losses and the marks of charts get colours that stay apart for you.',
  dyslexiaFont: 'Words in OpenDyslexic. Figures keep digits of one width.',
  skipLinks: 'The first thing on each page is a link past the navigation.',
  announcePageChanges: 'A screen reader says the name of the screen that opened.',
  keyboardNavigation:
    'The product’s shortcuts and jumps. Tab, the arrow keys and Escape work in any case; single keys may clash with your own tools.',
};

const modes: Readonly<Record<ColorBlindMode, { readonly label: string; readonly description: string }>> = {
  none: { label: 'All colours', description: 'Gains green, losses red' },
  protanopia: { label: 'Protanopia', description: 'Without red receptors: blue and orange' },
  deuteranopia: { label: 'Deuteranopia', description: 'Without green receptors: blue and orange' },
  tritanopia: { label: 'Tritanopia', description: 'Without blue receptors: teal and red' },
};

/** The texts of the form. They arrive with it. */
export const settingsMessages = {
  descriptions,
  modes,
  groups: { seeing: 'Seeing', moving: 'Moving', reading: 'Reading', keyboard: 'Keyboard' },
  reset: 'Reset to defaults',
  wasReset: 'The defaults hold again.',
  preview: 'With these colours',
  previewGain: 'Gain',
  previewLoss: 'Loss',
  previewSeries: 'Series',
} as const;
