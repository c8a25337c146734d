import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readBrokerFile } from '../readBrokerFile.js';
import { cellText } from './cellText.js';
import { isWorkbook } from './isWorkbook.js';
import { readWorkbook } from './readWorkbook.js';

const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);
const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

const workbook = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      { name: 'About', rows: [['Export of my broker']] },
      {
        name: 'Trades',
        rows: [
          ['Statement', null, null, null, null, null],
          ['Date', 'Type', 'Symbol', 'Quantity', 'Price', 'Currency'],
          [day('2024-05-02'), 'Buy', 'ACME', 0.1 + 0.2, 1.234, 'USD'],
          [day('2024-05-03'), 'Sell', 'ACME', 1e-7, 12, 'USD'],
          ['gone', 'Sell', 'ACME', 1, 12, 'USD'],
        ],
      },
      {
        name: 'Old',
        rows: [
          ['Date', 'Name'],
          [day('2020-01-01'), 'x'],
        ],
      },
    ],
  });

it('[BROKER-FILES-34] reads the first sheet with headings, with days and exact numbers', async () => {
  const bytes = await workbook();
  expect(isWorkbook(bytes)).toBe(true);
  const tables = await readWorkbook(bytes);
  if (!tables.ok) throw new Error(tables.reason);
  const mapping = {
    columns: {
      date: 'date',
      kind: 'type',
      symbol: 'symbol',
      quantity: 'quantity',
      price: 'price',
      currency: 'currency',
    },
    kinds: { buy: 'buy', sell: 'sell' },
    currency: null,
    isAmountNet: false,
    isAmountSigned: false,
  } as const;
  const file = readBrokerFile(tables.value, { decode, mapping });
  expect(file.format).toMatchObject({
    content: 'xlsx',
    sheets: { chosen: 'Trades', names: ['About', 'Trades', 'Old'] },
    table: { headerLine: 2 },
  });
  expect(file.transactions.map(({ line, row }) => [line, row.date, row.quantity, row.price])).toEqual([
    [3, '2024-05-02', '0.3', '1.2340'],
    [4, '2024-05-03', '0.0000001', '12'],
  ]);
  expect(file.refused.map(({ line }) => line)).toEqual([5]);
  expect(readBrokerFile(tables.value, { decode, format: { sheet: 'Old' } }).format.sheets?.chosen).toBe(
    'Old',
  );
});

it.each([
  [0.1 + 0.2, '0.3'],
  [1e21, '1000000000000000000000'],
  [-1.5e-9, '-0.0000000015'],
  [1234.567, '1234.5670'],
  [new Date(Date.UTC(2024, 4, 2, 10, 30)), '2024-05-02T10:30:00'],
  [Number.NaN, ''],
  [null, ''],
  [true, 'TRUE'],
])('[BROKER-FILES-34] writes a cell as its shortest text: %s', (value, text) => {
  expect(cellText(value)).toBe(text);
});

it('[BROKER-FILES-34] keeps every number of up to 15 digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), fc.nat(9), (units, places) => {
      expect(Number(cellText(units / 10 ** places))).toBe(units / 10 ** places);
    }),
  );
});

const reasonOf = async (bytes: Uint8Array): Promise<string> => {
  const read = await readWorkbook(bytes);
  return read.ok ? '' : read.reason;
};

it('[BROKER-FILES-35] refuses a workbook that unpacks to too much, or to more than it states', async () => {
  const bytes = await workbook();
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const entry = Array.from({ length: bytes.length - 4 }, (_, place) => place).find(
    (place) => view.getUint32(place, true) === 0x02014b50,
  );
  if (entry === undefined) throw new Error('no entry');
  view.setUint32(entry + 24, 300 * 1024 * 1024, true);
  expect(await reasonOf(bytes)).toBe('The workbook unpacks to more than 256 MiB, so it was not opened.');
  view.setUint32(entry + 24, 0, true);
  expect(await reasonOf(bytes)).toBe('The workbook is damaged or incomplete.');
  view.setUint32(entry + 24, 1, true);
  expect(await reasonOf(bytes)).toBe('The file could not be read as an Excel workbook (XLSX).');
});

it('[BROKER-FILES-35] refuses encrypted and older workbooks', async () => {
  expect(await reasonOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]))).toMatch(/Save it as XLSX/);
});

it('[BROKER-FILES-35] reads mutated and truncated workbooks or says why not, and accounts for every row', async () => {
  const original = await workbook();
  const change = fc.tuple(fc.nat(original.length - 1), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 6 }),
      fc.option(fc.nat(original.length)),
      async (changes, cut) => {
        const bytes = original.slice();
        for (const [place, byte] of changes) bytes[place] = byte;
        const read = await readWorkbook(cut === null ? bytes : bytes.subarray(0, cut));
        if (!read.ok) {
          expect(read.reason).toMatch(/\.$/);
          return;
        }
        const { transactions, refused, ignored, linesRead } = readBrokerFile(read.value, { decode });
        const named = transactions.length + refused.length + ignored.flatMap(({ lines }) => lines).length;
        expect(named).toBe(linesRead);
        expect(refused.every(({ reason }) => reason.endsWith('.'))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
