import { describe, expect, it } from 'vitest';
import { portfolioRules } from '../portfolio/portfolioRules.js';
import { examplePortfolioBody } from '../testing/examplePortfolio.js';
import { longLedger, rowAt } from '../testing/longLedger.js';
import { merge } from './merge.js';

/** Rows of which only two can be looked into: those that a side changes below. */
const sealed = longLedger(3000).map((row, place) =>
  place === 10 || place === 2000
    ? row
    : new Proxy(row, {
        ownKeys: () => {
          throw new Error('a look into an unchanged row');
        },
      }),
);
const body = (rows: typeof sealed) => ({ ...examplePortfolioBody, rows });
const mergeRows = (mine: typeof sealed, theirs: typeof sealed) =>
  merge(body(sealed), body(mine), body(theirs), portfolioRules);

describe('merging long arrays', () => {
  it('[DOCUMENTS-145] looks into no row that is the same on all sides, if rows were changed', () => {
    const { value, conflicts } = mergeRows(
      sealed.with(10, rowAt(10, '1')),
      sealed.with(2000, rowAt(2000, '2')),
    );
    expect(conflicts).toEqual([]);
    expect([value.rows[10], value.rows[2000]]).toEqual([rowAt(10, '1'), rowAt(2000, '2')]);
    expect(value.rows[11]).toBe(sealed[11]);
    expect(value.rows).toHaveLength(3000);
  });

  it('[DOCUMENTS-145] looks into no row that is the same on all sides, if rows were added and deleted', () => {
    const { value, conflicts, restored } = mergeRows(
      sealed.toSpliced(10, 1),
      sealed.toSpliced(2000, 0, rowAt(5000)),
    );
    expect([conflicts, restored]).toEqual([[], []]);
    expect(value.rows.map(({ id }) => id)).toEqual(
      sealed
        .toSpliced(2000, 0, rowAt(5000))
        .toSpliced(10, 1)
        .map(({ id }) => id),
    );
  });

  it('[DOCUMENTS-20] takes rows with a repeated id as one value, in the same places too', () => {
    const twice = longLedger(3).map((row) => ({ ...row, id: 'same' }));
    const base = body(twice);
    const [first, second, third] = twice;
    if (!first || !second || !third) throw new Error('rows expected');
    const mine = body([{ ...first, price: '1' }, second, third]);
    const theirs = body([first, second, { ...third, price: '2' }]);
    const { value, conflicts } = merge(base, mine, theirs, portfolioRules);
    expect(value.rows).toBe(mine.rows);
    expect(conflicts).toMatchObject([{ of: 'value', path: ['rows'] }]);
  });
});
