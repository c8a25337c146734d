import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLedger, asJson, ledgerRules, rulesWithoutFacts } from '../testing/ledger.js';
import { leavesOf } from '../testing/leavesOf.js';
import { differences } from './differences.js';

const between = (before: unknown, after: unknown) => differences(before, after, rulesWithoutFacts);
const present = (value: unknown) => ({ present: true, value });
const absent = { present: false };

describe('differences', () => {
  it('[DOCUMENTS-28] lists changed, added and deleted fields and rows', () => {
    const before = {
      currency: 'USD',
      note: 'Prices fall.',
      positions: [{ id: 'a', shares: 1, lots: [{ lot: '1', cost: 10 }] }, { id: 'b' }],
    };
    const after = {
      currency: 'EUR',
      view: { zoom: 1 },
      positions: [
        { id: 'a', shares: 1, lots: [{ lot: '1', cost: 11 }] },
        { id: 'c', shares: 3 },
      ],
    };
    expect(between(before, after)).toEqual([
      { of: 'value', path: ['currency'], before: present('USD'), after: present('EUR') },
      { of: 'value', path: ['note'], before: present('Prices fall.'), after: absent },
      { of: 'value', path: ['positions', 'a', 'lots', '1', 'cost'], before: present(10), after: present(11) },
      { of: 'value', path: ['positions', 'b'], before: present({ id: 'b' }), after: absent },
      { of: 'value', path: ['positions', 'c'], before: absent, after: present({ id: 'c', shares: 3 }) },
      { of: 'value', path: ['view'], before: absent, after: present({ zoom: 1 }) },
    ]);
  });

  it('[DOCUMENTS-28] lists moved rows as one change of order, and none where rows were only added or deleted', () => {
    const ordered = (ids: string) => ({ positions: [...ids].map((id) => ({ id })) });
    expect(between(ordered('abc'), ordered('cab'))).toEqual([
      { of: 'order', path: ['positions'], before: ['a', 'b', 'c'], after: ['c', 'a', 'b'] },
    ]);
    expect(between(ordered('abc'), ordered('xac')).map(({ of }) => of)).toEqual(['value', 'value']);
  });

  it('[DOCUMENTS-28] lists a new rank and not the order that follows from it', () => {
    const before = {
      notes: [
        { id: 'a', rank: 1 },
        { id: 'b', rank: 2 },
      ],
    };
    const after = {
      notes: [
        { id: 'b', rank: 0 },
        { id: 'a', rank: 1 },
      ],
    };
    expect(between(before, after)).toEqual([
      { of: 'value', path: ['notes', 'b', 'rank'], before: present(2), after: present(0) },
    ]);
  });

  it('[DOCUMENTS-28] lists rows that became something else as one change', () => {
    const [rows, fields] = [[{ id: 'a' }], { a: 1 }];
    expect(between({ positions: rows }, { positions: fields })).toEqual([
      { of: 'value', path: ['positions'], before: present(rows), after: present(fields) },
    ]);
  });

  it('[DOCUMENTS-28] lists everything that changed, once, and nothing else', () => {
    fc.assert(
      fc.property(arbitraryLedger, arbitraryLedger, (before, after) => {
        const found = differences(before, after, ledgerRules).filter(({ of }) => of !== 'order');
        const was = leavesOf(before, ledgerRules.rows);
        const is = leavesOf(after, ledgerRules.rows);
        const isAtOrBelow = (path: readonly string[], place: readonly string[]) =>
          place.every((step, index) => path[index] === step);
        const covering = ([, { path }]: readonly [string, { readonly path: readonly string[] }]) =>
          found.filter((difference) =>
            difference.of === 'fact'
              ? difference.fields.some((field) => isAtOrBelow(path, [...difference.path, field]))
              : isAtOrBelow(path, difference.path),
          ).length;
        for (const entry of new Map([...was, ...is])) {
          const hasChanged = was.get(entry[0])?.value !== is.get(entry[0])?.value;
          if (hasChanged) expect(covering(entry)).toBe(1);
          else expect(covering(entry)).toBeLessThanOrEqual(1);
        }
        for (const difference of found) expect(difference.before).not.toEqual(difference.after);
        expect(between(before, asJson(before))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
