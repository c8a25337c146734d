import { expect, it } from 'vitest';
import { exactMatch } from './exactMatch.js';

const results = [
  { id: 'GLH.SMP', title: 'Glenhollin Tools' },
  { id: 'XNAS:TWN', title: 'Twin' },
  { id: 'XETR:TWN', title: 'Twin' },
];

it.each([
  [' glh.smp ', 'GLH.SMP'],
  ['glenhollin tools', 'GLH.SMP'],
  ['xnas:twn', 'XNAS:TWN'],
  ['Glenhollin', undefined],
  ['twin', undefined],
])('[WORKFLOW-WIZARD-12] finds %j as %s', (typed, id) => {
  expect(exactMatch(results, typed)?.id).toBe(id);
});
