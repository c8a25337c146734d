import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './testing/linesOf.js';
import { readBytes, readText } from './testing/readText.js';
import { sampleFiles } from './testing/sampleFiles.js';
import { allLines } from './table/allLines.js';
import type { Table } from './table/Table.js';

const inOrder = (lines: readonly number[]): readonly number[] => [...lines].sort((a, b) => a - b);

it('[BROKER-FILES-6] reads a file in the layout that a person chose', () => {
  const [sample] = sampleFiles;
  expect(readText(sample?.text ?? '', { layout: 'none' }).layout).toBeNull();
  expect(readText('Date,Amount\n2024-05-02,1', { layout: 'trade-republic' }).layout?.id).toBe(
    'trade-republic',
  );
});

it('[BROKER-FILES-8] reads an empty file', () => {
  expect(readBytes(new Uint8Array())).toMatchObject({
    layout: null,
    transactions: [],
    refused: [],
    linesRead: 0,
  });
});

it('[BROKER-FILES-8] refuses XML and JSON of no known layout', () => {
  for (const text of ['<a><b/></a>', '{"a": 1}', '<a', '{"a'])
    expect(readText(text).refused[0]?.reason).toBe('The layout of the file is not known.');
});

const mutated = fc
  .tuple(
    fc.constantFrom(...sampleFiles.map(({ text }) => text)),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 12 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.boolean(),
  )
  .map(([text, changes, cut, isCut]) => {
    const bytes = new TextEncoder().encode(text);
    for (const [place, byte] of changes) bytes[Math.floor(place * (bytes.length - 1))] = byte;
    return isCut ? bytes.subarray(0, Math.floor(cut * bytes.length)) : bytes;
  });

it('[BROKER-FILES-8] throws for no bytes', () => {
  fc.assert(
    fc.property(fc.oneof(mutated, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      expect(() => readBytes(bytes)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

it('[BROKER-FILES-8] takes words that every object has as any others', () => {
  for (const { text } of sampleFiles)
    for (const { 0: word, index } of text.matchAll(/[A-Za-z]{3,}/g))
      for (const name of ['constructor', 'toString', '__proto__']) {
        const changed = text.slice(0, index) + name + text.slice(index + word.length);
        expect(() => readText(changed)).not.toThrow();
      }
});

it('[BROKER-FILES-8] reads a file with any number of lines around its table', () => {
  const text = `Date,Name,Amount\n2024-05-02,Acme,5\n${'Note\n'.repeat(200_000)}`;
  expect(readText(text)).toMatchObject({ linesRead: 200_002 });
});

/** Lines as a text editor counts them, apart from the parser. */
const physicalLines = (text: string): readonly string[] => text.split(/\r\n?|\n/);

/** Lines that have more than separators and quotation marks. */
function filledLines(lines: readonly string[], { separator }: Table): readonly number[] {
  const blank = new Set([separator, '"', "'"]);
  return lines.flatMap((line, place) =>
    [...line].every((sign) => blank.has(sign) || sign.trim() === '') ? [] : [place + 1],
  );
}

/** The lines that records begin on, and those that cells go on in which are closed as RFC 4180 says. */
function coveredLines(
  lines: readonly string[],
  table: Table,
  firstLines: readonly number[],
): ReadonlySet<number> {
  const [s, q] = [`\\${table.separator}`, table.quote];
  const field = `(?:${q}(?:[^${q}]|${q}${q})*${q}[^\\S\n]*|(?:[^${s}${q}\n][^${s}\n]*)?)`;
  const wellQuoted = new RegExp(`^${field}(?:${s}${field})*$`);
  const cellsAt = new Map(allLines(table).map(({ line, cells }) => [line, cells]));
  return new Set(
    firstLines.flatMap((line) => {
      const count = (cellsAt.get(line) ?? []).join('').split('\n').length;
      const own = lines.slice(line - 1, line - 1 + count);
      return wellQuoted.test(own.join('\n')) ? own.map((_, further) => line + further) : [line];
    }),
  );
}

it('[BROKER-FILES-7] accounts for each line of the text of a file once, also of a damaged one', () => {
  fc.assert(
    fc.property(mutated, (bytes) => {
      const file = readBytes(bytes);
      if (!file.table) return;
      const named = linesOf(file);
      expect(new Set(named).size).toBe(named.length);
      const lines = physicalLines(new TextDecoder(file.format.encoding).decode(bytes));
      const covered = coveredLines(lines, file.table, named);
      expect(filledLines(lines, file.table).filter((line) => !covered.has(line))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it.each(['"Foo,10,50', '2024-01-02,"Foo,10,50'])(
  '[BROKER-FILES-7] refuses a line with an open quotation mark, and reads those after it: %s',
  (open) => {
    const columns = { date: 'date', symbol: 'name', quantity: 'quantity', amount: 'amount' };
    const mapping = { columns, kinds: {}, currency: 'USD', isAmountNet: false, isAmountSigned: false };
    const rest = ['2024-01-03,Bar,1,5', '2024-01-04,"Baz, Inc.",1,6', '2024-01-05,Qux,1,7'];
    for (const last of [rest[2] ?? '', '2024-01-05,"Qux",1,7']) {
      const text = ['Date,Name,Quantity,Amount', open, ...rest.slice(0, 2), last].join('\n');
      const file = readText(text, { mapping });
      expect(file.transactions.map(({ line, instrument }) => [line, instrument?.symbol])).toEqual([
        [3, 'Bar'],
        [4, 'Baz, Inc.'],
        [5, 'Qux'],
      ]);
      expect(file.refused.map(({ line, reason }) => [line, reason])).toEqual([
        [2, 'The line has an opening quotation mark without a closing one.'],
      ]);
      expect(file.linesRead).toBe(5);
    }
  },
);

it('[BROKER-FILES-2] takes a quotation mark within a cell of one line as written', () => {
  const file = readText('Date,Name\n2024-01-02,"The "Acme" Fund"\n2024-01-03,5" Tube');
  expect(file.table?.lines.map(({ cells }) => cells[1])).toEqual(['The "Acme" Fund', '5" Tube']);
});

it('[BROKER-FILES-7] reads a large file whose every line has an open quotation mark', () => {
  const text = `Date,Name,Amount\n${'2024-01-02,"Foo,5\n'.repeat(50_000)}`;
  expect(readText(text).linesRead).toBe(50_001);
});

it.each(sampleFiles.map(({ name, text }) => [name, text] as const))(
  '[BROKER-FILES-7] accounts for each line of a file of %s',
  (_, text) => {
    const file = readText(text);
    const lines = text.split('\n').flatMap((line, place) => (line.trim() === '' ? [] : [place + 1]));
    if (file.table) expect(inOrder(linesOf(file))).toEqual(lines);
    else expect(linesOf(file)).toHaveLength(file.linesRead);
    expect(file.layout).not.toBeNull();
    expect(file.transactions.length).toBeGreaterThan(0);
  },
);
