import { takeBack } from '@finance-analyst/documents';
import { ledgerState, rowProblem } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokerTexts } from '../testing/brokerTexts.js';
import { emptyBody, importInto, linesOf, planOf } from '../testing/importText.js';
import { readBytes } from '../testing/readText.js';
import { refusedFile } from './refusedFile.js';

type Change = (bytes: readonly number[]) => readonly number[];

const place = fc.double({ min: 0, max: 1, noNaN: true });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.nat(255)).map(
    ([at, byte]): Change =>
      (bytes) =>
        bytes.with(Math.floor(at * (bytes.length - 1)), byte),
  ),
  place.map(
    (at): Change =>
      (bytes) =>
        bytes.slice(0, Math.max(1, Math.floor(at * bytes.length))),
  ),
  fc.tuple(place, place).map(([from, length]): Change => (bytes) => {
    const start = Math.floor(from * bytes.length);
    const part = bytes.slice(start, start + Math.floor(length * 200));
    return [...bytes.slice(0, start), ...part, ...bytes.slice(start)];
  }),
  fc
    .tuple(
      place,
      fc.constantFrom('"', "'", ',', ';', '\n', '\t', '<', '}', '\0', '-', '0', '.', '\uFEFF', '€'),
    )
    .map(([at, sign]): Change => (bytes) => {
      const start = Math.floor(at * bytes.length);
      return [...bytes.slice(0, start), ...new TextEncoder().encode(sign), ...bytes.slice(start)];
    }),
);

it.each(Object.entries(brokerTexts))(
  '[IMPORT-PIPELINE-15] plans a damaged file without throwing, and adds whole rows alone: %s',
  (_, text) => {
    const original = [...new TextEncoder().encode(text)];
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const damaged = changes.reduce((bytes: readonly number[], next) => next(bytes), original);
        const file = readBytes(Uint8Array.from(damaged));
        const plan = planOf(emptyBody, file);
        const lines = linesOf(plan);
        if (file.table) expect(new Set(lines).size).toBe(lines.length);
        expect(lines).toHaveLength(plan.linesRead);
        expect(plan.refused.every(({ reason }) => reason.endsWith('.'))).toBe(true);
        const after = importInto(emptyBody, file, 'damaged');
        expect(after.rows.map(rowProblem).filter((problem) => problem !== null)).toEqual([]);
        expect(ledgerState(after.rows, after.accounts).refused).toEqual([]);
        expect(importInto(after, file)).toBe(after);
        expect(takeBack(after, 'damaged')).toEqual(emptyBody);
        refusedFile(file, plan);
      }),
    );
  },
);
