import { expect, it } from 'vitest';
import { chooseSteps } from './chooseSteps.ts';
import type { Step } from './Step.ts';

const all = ['Format', 'Lint', 'Unit tests'].map((title): Step => ({
  title,
  purpose: '',
  run: () => Promise.resolve([]),
}));
const titlesOf = (words: readonly string[]): readonly string[] | string => {
  const choice = chooseSteps(words, all);
  return choice.ok ? choice.steps.map(({ title }) => title) : choice.reason;
};

it('chooses every step when nothing is said', () => {
  expect(titlesOf([])).toEqual(['Format', 'Lint', 'Unit tests']);
});

it('chooses by the beginning of titles, in the order of the test command', () => {
  expect(titlesOf(['unit', 'FORMAT'])).toEqual(['Format', 'Unit tests']);
});

it('names the steps when a word fits none', () => {
  expect(titlesOf(['lint', 'browse'])).toBe('No step begins with browse. Steps: Format, Lint, Unit tests.');
});
