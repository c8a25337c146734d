import { expect, it } from 'vitest';
import { readRules } from './readRules.ts';

const read = (...lines: readonly string[]): ReturnType<typeof readRules> =>
  readRules(['# Rules of market-data', '', ...lines].join('\n'), 'MARKET-DATA');

it('reads rules among headings and text', () => {
  const { rules, problems } = read(
    '## Quotes',
    'Some words.',
    '- [MARKET-DATA-1] A quote says its time.',
    '- [MARKET-DATA-12] It says its source.',
  );
  expect(problems).toEqual([]);
  expect(rules).toEqual([
    { id: 'MARKET-DATA-1', text: 'A quote says its time.' },
    { id: 'MARKET-DATA-12', text: 'It says its source.' },
  ]);
});

it.each([
  ['an id that is there twice', ['- [MARKET-DATA-1] One.', '- [MARKET-DATA-1] Two.'], 'twice'],
  ["another library's prefix", ['- [MARKET-1] One.'], 'does not begin with MARKET-DATA-'],
  ['a number missing', ['- [MARKET-DATA] One.'], 'not of the form'],
  ['an indented rule', ['  - [MARKET-DATA-1] One.'], 'not of the form'],
  ['a rule without text', ['- [MARKET-DATA-1]'], 'not of the form'],
])('refuses %s', (_, lines, problem) => {
  expect(read(...lines).problems).toEqual([expect.stringContaining(problem)]);
});
