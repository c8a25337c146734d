import { describe, expect, it } from 'vitest';
import { matchesCombination, type PressedKey } from './matchesCombination.js';

const pressed = (keys: Partial<PressedKey>): PressedKey => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...keys,
});

describe('matchesCombination', () => {
  // What the keys type, and where they are, on US, German and French keyboards.
  it.each([
    { layout: 'United States', key: 'A', code: 'KeyA' },
    { layout: 'France', key: 'A', code: 'KeyQ' },
  ])('[CONTRIBUTIONS-2] knows a letter by what it writes ($layout)', ({ key, code }) => {
    const combination = { key: 'a', primary: true, shift: true };
    expect(matchesCombination(pressed({ key, code, ctrlKey: true, shiftKey: true }), combination)).toBe(true);
    expect(matchesCombination(pressed({ key: 'Q', code, ctrlKey: true, shiftKey: true }), combination)).toBe(
      false,
    );
  });

  it.each([
    ['the United States', { code: 'Slash', shiftKey: true }],
    ['Germany', { code: 'Minus', shiftKey: true }],
    ['Canada', { code: 'Digit6', shiftKey: true }],
    ['someone who gave it a key of its own', { code: 'Insert', shiftKey: false }],
  ])('[CONTRIBUTIONS-2] knows ? by what it writes on the keyboard of %s', (_country, keys) => {
    expect(matchesCombination(pressed({ key: '?', ...keys }), { key: '?' })).toBe(true);
    expect(matchesCombination(pressed({ key: '?', ...keys, ctrlKey: true }), { key: '?' })).toBe(false);
  });

  it.each([
    { layout: 'United States', key: '`' },
    { layout: 'Germany', key: '^' },
    { layout: 'France', key: '²' },
  ])('[CONTRIBUTIONS-3] knows the backquote by its place ($layout)', ({ key }) => {
    expect(
      matchesCombination(pressed({ key, code: 'Backquote', ctrlKey: true }), {
        code: 'Backquote',
        primary: true,
      }),
    ).toBe(true);
  });

  it.each(['1', '&', '¡'])('[CONTRIBUTIONS-3] matches a digit by its position when it types %s', (key) => {
    const first = pressed({ key, code: 'Digit1', altKey: true });
    expect(matchesCombination(first, { code: 'Digit1', alt: true })).toBe(true);
    expect(matchesCombination(first, { code: 'Digit2', alt: true })).toBe(false);
    expect(matchesCombination({ ...first, shiftKey: true }, { code: 'Digit1', alt: true })).toBe(false);
    expect(matchesCombination({ ...first, shiftKey: true }, { code: 'Digit1', alt: true, shift: true })).toBe(
      true,
    );
  });

  it.each(['ctrlKey', 'metaKey'])('[CONTRIBUTIONS-4] accepts %s, since Cmd counts as Ctrl', (modifier) => {
    const escape = pressed({ key: 'k', [modifier]: true });
    expect(matchesCombination(escape, { key: 'k', primary: true })).toBe(true);
    expect(matchesCombination(escape, { key: 'k' })).toBe(false);
  });

  it('[CONTRIBUTIONS-11] accepts only Ctrl if Ctrl itself is required', () => {
    const interrupt = { key: 'c', control: true };
    expect(matchesCombination(pressed({ key: 'c', ctrlKey: true }), interrupt)).toBe(true);
    expect(matchesCombination(pressed({ key: 'c', metaKey: true }), interrupt)).toBe(false);
    expect(matchesCombination(pressed({ key: 'c', ctrlKey: true, metaKey: true }), interrupt)).toBe(false);
    expect(matchesCombination(pressed({ key: 'c' }), interrupt)).toBe(false);
  });
});
