import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longLedger, rowAt } from '../testing/longLedger.js';
import { chunkEnd } from './chunkEnd.js';
import { chunksOf, fewestChunkRows, mostChunkRows } from './chunksOf.js';
import { joinChunks } from './joinChunks.js';

const ledger = longLedger(6000);
const sizes = (rows: readonly unknown[]) => chunksOf(rows, 'id').map((chunk) => chunk.length);

type Edit = { readonly way: 'change' | 'insert' | 'delete' | 'append'; readonly at: number };
const edits = fc.array(
  fc.record({
    way: fc.constantFrom<Edit['way']>('change', 'insert', 'delete', 'append'),
    at: fc.nat(ledger.length - 1),
  }),
  { maxLength: 12 },
);
const applied = (rows: typeof ledger, { way, at }: Edit, mark: number): typeof ledger => {
  const place = Math.min(at, rows.length - 1);
  const row = rows[place];
  if (!row) return rows;
  if (way === 'change') return rows.with(place, { ...row, price: String(mark) });
  if (way === 'delete') return rows.toSpliced(place, 1);
  return rows.toSpliced(way === 'append' ? rows.length : place, 0, rowAt(10_000 + mark));
};

describe('chunks of rows', () => {
  it('[DOCUMENTS-142] are cut by the ids of the rows, and make up all of them in order', () => {
    const rows = longLedger(60_000);
    const chunks = chunksOf(rows, 'id');
    expect(joinChunks(chunks)).toEqual(rows);
    const lengths = chunks.slice(0, -1).map((chunk) => chunk.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(fewestChunkRows);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(mostChunkRows);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(average).toBeGreaterThan(200);
    expect(average).toBeLessThan(320);
  });

  it('[DOCUMENTS-142] are the same for the same rows, whatever was cut before', () => {
    fc.assert(
      fc.property(edits, (given) => {
        let rows = ledger;
        for (const [mark, edit] of given.entries()) {
          rows = applied(rows, edit, mark);
          const chunks = chunksOf(rows, 'id');
          expect(joinChunks(chunks)).toEqual(rows);
          // Rows that were never in a chunk are cut by their ids alone.
          expect(chunks.map(({ length }) => length)).toEqual(sizes(structuredClone(rows)));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('[DOCUMENTS-142] are the same however many rows followed when they were cut first', () => {
    // With ids that end no chunk, and may end one now and then, length decides.
    const rows = longLedger(60_000)
      .filter(({ id }) => chunkEnd(id) !== 'end')
      .slice(0, 2200);
    const expected = sizes(structuredClone(rows));
    expect(Math.max(...expected)).toBeGreaterThan(400);
    for (let count = 400; count < rows.length; count += 7) sizes(rows.slice(0, count));
    expect(sizes(rows)).toEqual(expected);
    for (const count of [512, 1024, 1536]) {
      const some = structuredClone(rows.slice(0, count + 300));
      sizes(some.slice(0, count));
      expect(sizes(some)).toEqual(sizes(structuredClone(some)));
    }
  });

  it('[DOCUMENTS-143] that an edit leaves as they are stay the same object', () => {
    fc.assert(
      fc.property(edits, (given) => {
        let rows = ledger;
        let before = new Set(chunksOf(rows, 'id'));
        for (const [mark, edit] of given.entries()) {
          rows = applied(rows, edit, mark);
          const chunks = chunksOf(rows, 'id');
          const changed = chunks.filter((chunk) => !before.has(chunk));
          // A row that ended a chunk joins two, which may be cut again until the next end.
          expect(changed.length).toBeLessThanOrEqual(6);
          expect(changed.flat().length).toBeLessThanOrEqual(3 * mostChunkRows);
          before = new Set(chunks);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('[DOCUMENTS-142] also cut rows without ids, and values that are no rows', () => {
    for (const row of [{}, null, 'text', { id: 7 }]) {
      const rows = Array.from({ length: 2500 }, () => row);
      expect(joinChunks(chunksOf(rows, 'id'))).toEqual(rows);
      expect(sizes(rows)).toEqual([512, 512, 512, 512, 452]);
    }
    expect(chunksOf([], 'id')).toEqual([]);
    expect(joinChunks([[1], { length: 1 }])).toBeNull();
  });
});
