import { expect, it } from 'vitest';
import { titlesApart } from './titlesApart.js';

it('[UNCERTAINTY-SCREENS-28] shows runs of the same title apart, the oldest with the title alone', () => {
  const run = (id: string, title: string, day: number) => ({ id, title, createdAt: `2026-11-0${day}` });
  const runs = [
    run('newest', 'Bear', 4),
    run('numbered', 'Bear (2)', 3),
    run('second', 'Bear', 2),
    run('oldest', 'Bear', 1),
  ];
  expect(Object.fromEntries(titlesApart(runs))).toEqual({
    oldest: 'Bear',
    second: 'Bear (3)',
    numbered: 'Bear (2)',
    newest: 'Bear (4)',
  });
});
