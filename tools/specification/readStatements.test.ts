import { expect, it } from 'vitest';
import { readStatements } from './readStatements.ts';

const read = (...lines: readonly string[]): ReturnType<typeof readStatements> =>
  readStatements(['# 2. Screens', '', ...lines].join('\n'));

it('reads statements and the rules that carry them', () => {
  const { title, statements, problems } = read(
    '- S2.1 /login is public. → NAVIGATION-1, ACCOUNT-SCREENS-2',
    '- S2.2 Alt+D → not built yet: comes with the screens',
    '- S2.3 Two screens → SCREENS-4; not built yet: the second one',
  );
  expect(problems).toEqual([]);
  expect(title).toBe('2. Screens');
  expect(statements).toEqual([
    { id: 'S2.1', text: '/login is public.', rules: ['NAVIGATION-1', 'ACCOUNT-SCREENS-2'], missing: null },
    { id: 'S2.2', text: 'Alt+D', rules: [], missing: 'comes with the screens' },
    { id: 'S2.3', text: 'Two screens', rules: ['SCREENS-4'], missing: 'the second one' },
  ]);
});

it('lets the rulings number themselves by ruling', () => {
  expect(
    read(
      '- R1.1 One. → not built yet: later',
      '- R1.2 Two. → not built yet: later',
      '- R2.1 Three. → not built yet: later',
    ).problems,
  ).toEqual([]);
});

it.each([
  [
    'a gap',
    ['- S2.1 One. → not built yet: later', '- S2.3 Two. → not built yet: later'],
    'S2.3 does not follow S2.1.',
  ],
  ['a late start', ['- S2.2 One. → not built yet: later'], 'S2.2 does not follow the start.'],
  ['a statement that says nothing of its rules', ['- S2.1 One.'], 'Not of the form'],
  [
    'what is not built without a reason',
    ['- S2.1 One. → not built yet'],
    "S2.1: 'not built yet' is no rule id.",
  ],
  ['something else than a rule', ['- S2.1 One. → later'], "S2.1: 'later' is no rule id."],
])('refuses %s', (_, lines, problem) => {
  expect(read(...lines).problems).toEqual([expect.stringContaining(problem)]);
});
