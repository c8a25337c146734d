import { expect, it } from 'vitest';
import { describeCombination } from './describeCombination.js';

it.each([
  [{ key: 'a', primary: true, shift: true }, ['Ctrl', 'Shift', 'A'], ['⇧', '⌘', 'A']],
  [{ code: 'Backquote', primary: true }, ['Ctrl', '`'], ['⌘', '`']],
  [{ code: 'Digit1', alt: true, shift: true }, ['Alt', 'Shift', '1'], ['⌥', '⇧', '1']],
  [{ key: '?' }, ['?'], ['?']],
  [{ key: 'Escape' }, ['Esc'], ['Esc']],
  [{ key: 'Enter' }, ['Enter'], ['Enter']],
  [{ key: 'F2' }, ['F2'], ['F2']],
  [{ key: 'ArrowUp', shift: true }, ['Shift', '↑'], ['⇧', '↑']],
  [{ key: 'PageDown' }, ['Page Down'], ['Page Down']],
  [{ key: 'Home', primary: true }, ['Ctrl', 'Home'], ['⌘', 'Home']],
] as const)('[CONTRIBUTIONS-5] writes %j as the keyboard has it', (combination, usual, mac) => {
  expect(describeCombination(combination, false)).toEqual(usual);
  expect(describeCombination(combination, true)).toEqual(mac);
});

it('[CONTRIBUTIONS-11] shows Ctrl itself as Ctrl on a Mac too', () => {
  expect(describeCombination({ key: 'c', control: true }, false)).toEqual(['Ctrl', 'C']);
  expect(describeCombination({ key: 'c', control: true }, true)).toEqual(['⌃', 'C']);
});
