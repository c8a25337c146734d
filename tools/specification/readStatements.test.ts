import { expect, it } from 'vitest';
import { readStatements } from './readStatements.ts';

const read = (...lines: readonly string[]): ReturnType<typeof readStatements> =>
  readStatements(['# 2. Screens', '', ...lines].join('\n'));

it('reads statements and the rules that carry them', () => {
  const { title, statements, problems } = read(
    '- S2.1 /login is public. → NAVIGATION-1, ACCOUNT-SCREENS-2',
    '- S2.2 Alt+D → not built yet',
  );
  expect(problems).toEqual([]);
  expect(title).toBe('2. Screens');
  expect(statements).toEqual([
    { id: 'S2.1', text: '/login is public.', rules: ['NAVIGATION-1', 'ACCOUNT-SCREENS-2'] },
    { id: 'S2.2', text: 'Alt+D', rules: [] },
  ]);
});

it('lets the rulings number themselves by ruling', () => {
  expect(
    read('- R1.1 One. → not built yet', '- R1.2 Two. → not built yet', '- R2.1 Three. → not built yet')
      .problems,
  ).toEqual([]);
});

it.each([
  ['a gap', ['- S2.1 One. → not built yet', '- S2.3 Two. → not built yet'], 'S2.3 does not follow S2.1.'],
  ['a late start', ['- S2.2 One. → not built yet'], 'S2.2 does not follow the start.'],
  ['a statement that says nothing of its rules', ['- S2.1 One.'], 'Not of the form'],
  ['something else than a rule', ['- S2.1 One. → later'], "S2.1: 'later' is no rule id."],
])('refuses %s', (_, lines, problem) => {
  expect(read(...lines).problems).toEqual([expect.stringContaining(problem)]);
});
