import { layouts, type BrokerFile } from '@finance-analyst/broker-files';
import { takeBack } from '@finance-analyst/documents';
import { ledgerState, rowProblem } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokerTexts } from '../testing/brokerTexts.js';
import { emptyBody, importInto, linesOf, planOf } from '../testing/importText.js';
import { readBytes, readText } from '../testing/readText.js';
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

/** What holds for every file, whatever is in it. */
function expectWhole(file: BrokerFile, lineCount: number): void {
  const plan = planOf(emptyBody, file);
  const lines = linesOf(plan);
  if (file.table) expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toHaveLength(plan.linesRead);
  for (const { line, reason } of plan.refused) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lineCount);
    expect(reason).toMatch(/\S \S.*\.$/su);
  }
  const after = importInto(emptyBody, file, 'damaged');
  expect(after.rows.map(rowProblem).filter((problem) => problem !== null)).toEqual([]);
  expect(ledgerState(after.rows, after.accounts).refused).toEqual([]);
  // All rows of a line, or none.
  expect(after.rows).toHaveLength(plan.added.reduce((count, { rows }) => count + rows.length, 0));
  expect(importInto(after, file)).toBe(after);
  expect(takeBack(after, 'damaged')).toEqual(emptyBody);
  refusedFile(file, plan);
}

const utf16 = (text: string): readonly number[] =>
  [...`\uFEFF${text}`].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]);

const files: readonly (readonly [string, readonly number[]])[] = [
  ...Object.entries(brokerTexts).map(([name, text]) => [name, [...new TextEncoder().encode(text)]] as const),
  ['Charles Schwab in UTF-16', utf16(brokerTexts['Charles Schwab'] ?? '')],
  ['Fidelity in UTF-16', utf16(brokerTexts['Fidelity'] ?? '')],
  ['Degiro in windows-1252', [...(brokerTexts['Degiro'] ?? '')].map((sign) => sign.charCodeAt(0) & 255)],
];
const readDamaged = (bytes: readonly number[]): readonly [BrokerFile, number] => {
  const file = readBytes(Uint8Array.from(bytes));
  const text = new TextDecoder(file.format.encoding).decode(Uint8Array.from(bytes));
  return [file, text.split(/\r\n?|\n/).length];
};

it('[IMPORT-PIPELINE-15] damages a file of every layout', () => {
  const read = Object.values(brokerTexts).map((text) => readText(text).layout?.id ?? null);
  expect(new Set(read)).toEqual(new Set([...layouts.map(({ id }) => id), null]));
});

it.each(files)(
  '[IMPORT-PIPELINE-15] plans a damaged file without throwing, and adds whole rows alone: %s',
  (_, original) => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        expectWhole(...readDamaged(changes.reduce((bytes, next) => next(bytes), original)));
      }),
    );
  },
);

it.each(files)('[IMPORT-PIPELINE-15] plans a file that ends early: %s', (_, original) => {
  const cuts = 60;
  for (let cut = 1; cut < cuts; cut += 1)
    expectWhole(...readDamaged(original.slice(0, Math.ceil((original.length * cut) / cuts))));
});

it.each(Object.entries(brokerTexts).filter(([, text]) => readText(text).table))(
  '[IMPORT-PIPELINE-15] plans a workbook with damaged cells and missing rows: %s',
  (_, text) => {
    const { table } = readText(text);
    const rows = [...(table?.headerLine ? [table.headerLine] : []), ...(table?.lines ?? [])].map(
      ({ cells }) => cells,
    );
    const cell = fc.tuple(
      fc.nat(rows.length - 1),
      fc.nat(20),
      fc.constantFrom(
        '',
        '-',
        '0',
        'x',
        '1e9',
        '-5',
        '2024-13-45',
        '99999999999999999999',
        'constructor',
        '"',
      ),
    );
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 4 }), fc.nat(rows.length), (changes, length) => {
        const damaged = changes.reduce(
          (own, [row, place, written]) =>
            own.with(
              row,
              (own[row] ?? []).map((before, at) => (at === place ? written : before)),
            ),
          rows,
        );
        const sheet = { name: 'Trades', rows: damaged.slice(0, length) };
        expectWhole(readBytes({ sheets: [sheet] }), length);
      }),
      { numRuns: 50 },
    );
  },
);
