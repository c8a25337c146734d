import { rootAttributes } from '@finance-analyst/design-tokens';
import { expect, it } from 'vitest';
import { accessibilityAttributes } from './accessibilityAttributes.js';
import { colorBlindModes, type AccessibilityPreferences } from './AccessibilityPreferences.js';
import { applyAccessibility } from './applyAccessibility.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';

const attributesWith = (change: Partial<AccessibilityPreferences>): Record<string, string> => {
  const root = document.createElement('html');
  applyAccessibility(root, { ...defaultAccessibilityPreferences, ...change });
  return Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
};

it('[ACCESSIBILITY-7] leaves the page as it is while the defaults hold', () => {
  expect(attributesWith({})).toEqual({});
});

it.each([
  [{ highContrast: true }, { 'data-contrast': 'more' }],
  [{ reducedMotion: true }, { 'data-motion': 'reduced' }],
  [{ largeText: true }, { 'data-text': 'large' }],
  [{ focusVisible: false }, { 'data-focus': 'hidden' }],
  [{ screenReader: true }, { 'data-screen-reader': 'on', 'data-motion': 'reduced' }],
  [{ colorBlindMode: 'protanopia' as const }, { 'data-color-blind': 'protanopia' }],
  [{ colorBlindMode: 'deuteranopia' as const }, { 'data-color-blind': 'deuteranopia' }],
  [{ colorBlindMode: 'tritanopia' as const }, { 'data-color-blind': 'tritanopia' }],
  [{ dyslexiaFont: true }, { 'data-font': 'dyslexia' }],
  [{ skipLinks: false }, { 'data-skip-links': 'off' }],
  [{ keyboardNavigation: false }, { 'data-keyboard-navigation': 'off' }],
])('[ACCESSIBILITY-7] sets the root element for %j', (change, attributes) => {
  expect(attributesWith(change)).toEqual(attributes);
});

it('[ACCESSIBILITY-7] takes back what no longer holds, and leaves what is not its own', () => {
  const root = document.createElement('html');
  root.dataset['theme'] = 'dark';
  applyAccessibility(root, { ...defaultAccessibilityPreferences, largeText: true });
  applyAccessibility(root, defaultAccessibilityPreferences);
  expect([...root.attributes].map(({ name }) => name)).toEqual(['data-theme']);
});

it('[ACCESSIBILITY-7] sets only what the tokens know', () => {
  const known: Readonly<Record<string, readonly string[]>> = rootAttributes;
  const everything = colorBlindModes.flatMap((colorBlindMode) =>
    Object.entries(
      accessibilityAttributes({
        highContrast: true,
        reducedMotion: true,
        largeText: true,
        focusVisible: false,
        screenReader: true,
        colorBlindMode,
        dyslexiaFont: true,
        skipLinks: false,
        announcePageChanges: false,
        keyboardNavigation: false,
      }),
    ),
  );
  for (const [name, value] of everything)
    if (value !== null) expect(known[name.replace('data-', '')], name).toContain(value);
});
