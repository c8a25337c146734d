import type { LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { exampleBody, exampleRows } from '../testing/examplePortfolio.js';
import { withRows } from './withRows.js';

const [, first] = exampleRows as readonly [LedgerRow, LedgerRow];
const idsOf = (body: typeof exampleBody): readonly string[] => body.instruments.map(({ id }) => id);

it('[PORTFOLIO-SCREENS-14] adds an instrument that a row is the first to name', () => {
  const after = withRows(exampleBody, [
    { ...first, id: 'new', instrument: { symbol: 'NEWC', market: 'XLON' }, currency: 'GBP' },
  ]);
  expect(after.instruments.at(-1)).toEqual({
    id: 'XLON:NEWC',
    symbol: 'NEWC',
    market: 'XLON',
    name: null,
    isin: null,
    currency: 'GBP',
    sector: null,
  });
  expect(after.rows).toHaveLength(exampleRows.length + 1);
  expect(after.rows[1]).toBe(first);
});

it('[PORTFOLIO-SCREENS-14] removes an instrument that no row names any more, unless it has a target', () => {
  expect(idsOf(withRows(exampleBody, [], ['other']))).toEqual(['ACME']);
  expect(idsOf(withRows(exampleBody, [], ['first']))).toEqual(['ACME', 'XNAS:OTHR']);
  const targeted = { ...exampleBody, targets: [{ id: 'XNAS:OTHR', weight: 0.5 }] };
  expect(idsOf(withRows(targeted, [], ['other']))).toEqual(['ACME', 'XNAS:OTHR']);
});

it('[PORTFOLIO-SCREENS-14] keeps the list of instruments as it is where it stays the same', () => {
  expect(withRows(exampleBody, [{ ...first, price: '1' }]).instruments).toBe(exampleBody.instruments);
});

it('[PORTFOLIO-SCREENS-160] replaces, adds and removes rows in place, and leaves the others as they are', () => {
  const last = exampleRows.at(-1);
  if (!last) throw new Error('No rows.');
  const edited = { ...first, price: '1' };
  const added = { ...first, id: 'new' };
  expect(withRows(exampleBody, [edited, added], [last.id, 'unknown']).rows).toEqual([
    ...exampleRows.slice(0, -1).map((row) => (row === first ? edited : row)),
    added,
  ]);
  expect(withRows(exampleBody, [edited], [first.id]).rows).toEqual(
    exampleRows.filter((row) => row !== first),
  );
  const many = Array.from({ length: 200_000 }, (_, place) => ({ ...first, id: `many-${place}` }));
  expect(withRows(exampleBody, many).rows).toHaveLength(exampleRows.length + many.length);
});
