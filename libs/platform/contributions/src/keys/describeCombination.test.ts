import { expect, it } from 'vitest';
import { describeCombination } from './describeCombination.js';

it.each([
  [{ key: 'a', primary: true, shift: true }, ['Ctrl', 'Shift', 'A'], ['⇧', '⌘', 'A']],
  [{ code: 'Backquote', primary: true }, ['Ctrl', '`'], ['⌘', '`']],
  [{ code: 'Digit1', alt: true, shift: true }, ['Alt', 'Shift', '1'], ['⌥', '⇧', '1']],
  [{ key: '?' }, ['?'], ['?']],
  [{ key: 'Escape' }, ['Esc'], ['Esc']],
] as const)('[CONTRIBUTIONS-5] writes %j as the keyboard has it', (combination, usual, mac) => {
  expect(describeCombination(combination, false)).toEqual(usual);
  expect(describeCombination(combination, true)).toEqual(mac);
});
