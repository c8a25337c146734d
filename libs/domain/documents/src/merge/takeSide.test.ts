import { describe, expect, it } from 'vitest';
import { rulesWithoutFacts } from '../testing/ledger.js';
import { merge } from './merge.js';
import type { MergeConflict } from './MergeConflict.js';
import { takeSide } from './takeSide.js';

const merged = (base: unknown, mine: unknown, theirs: unknown) =>
  merge(base, mine, theirs, rulesWithoutFacts);
const taken = (body: unknown, conflict: MergeConflict | undefined): unknown =>
  conflict && takeSide(body, conflict, 'theirs', rulesWithoutFacts);
const ordered = (ids: string) => ({ positions: [...ids].map((id) => ({ id })) });

describe('takeSide', () => {
  it('[DOCUMENTS-25] takes their value of a field in a row', () => {
    const ledger = (shares: number) => ({ positions: [{ id: 'a' }, { id: 'b', shares, target: 2 }] });
    const { value, conflicts } = merged(ledger(1), ledger(5), ledger(7));
    expect(conflicts).toHaveLength(1);
    expect(taken(value, conflicts[0])).toEqual(ledger(7));
    expect(value).toEqual(ledger(5));
  });

  it('[DOCUMENTS-25] takes their value of a now absent field, and their whole body', () => {
    const { conflicts } = merged({ note: 'a' }, { note: 'b' }, { note: 'c' });
    expect(taken({ other: 1 }, conflicts[0])).toEqual({ other: 1, note: 'c' });
    const { conflicts: ofWhole } = merged('a', 'b', 'c');
    expect(taken('b', ofWhole[0])).toBe('c');
  });

  it('[DOCUMENTS-25] takes their order, and keeps rows they lack after the row they follow', () => {
    const { value, conflicts } = merged(ordered('abcdef'), ordered('fabxcde'), ordered('abfcde'));
    expect(value).toEqual(ordered('fabxcde'));
    expect(taken(value, conflicts[0])).toEqual(ordered('abfxcde'));
    expect(taken(ordered('dxc'), conflicts[0])).toEqual(ordered('cdx'));
  });

  it('[DOCUMENTS-25] sorts rows with a rank after their rank was taken', () => {
    const ledger = (rank: number) => ({
      notes: [
        { id: 'a', rank: 1 },
        { id: 'b', rank },
      ],
    });
    const { value, conflicts } = merged(ledger(2), ledger(3), ledger(0));
    expect(value).toEqual(ledger(3));
    expect(taken(value, conflicts[0])).toEqual({
      notes: [
        { id: 'b', rank: 0 },
        { id: 'a', rank: 1 },
      ],
    });
  });

  it.each([
    ['the row', { positions: [{ id: 'c' }] }],
    ['the array', {}],
    ['its ids', { positions: [{ id: 'a' }, { id: 'a' }] }],
    ['the form', { positions: { a: 1 } }],
    ['everything', null],
  ])('[DOCUMENTS-25] leaves the body as it is where %s of the conflict is gone', (_what, body) => {
    const ledger = (shares: number) => ({ positions: [{ id: 'a', shares }] });
    expect(taken(body, merged(ledger(1), ledger(2), ledger(3)).conflicts[0])).toBe(body);
    const reordered = merged(ordered('abc'), ordered('cab'), ordered('acb')).conflicts[0];
    expect(reordered).toMatchObject({ of: 'order' });
    expect(taken(body, reordered)).toEqual(body);
  });

  it('[DOCUMENTS-25] adds no row that is gone', () => {
    const body = { notes: [{ id: 'a', rank: 1 }] };
    const conflict = {
      of: 'value',
      path: ['notes', 'b'],
      base: { present: false },
      mine: 1,
      theirs: 2,
    } as const;
    expect(taken(body, conflict)).toBe(body);
  });
});
