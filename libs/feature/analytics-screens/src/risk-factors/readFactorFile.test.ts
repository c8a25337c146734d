import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '@finance-analyst/portfolio';
import { factorFileEntry } from './factorFileEntry.js';
import { messages } from './messages.js';
import { readFactorFile, type ReadFactorFile } from './readFactorFile.js';

function read(text: string, unit: Parameters<typeof readFactorFile>[2] = null): ReadFactorFile {
  const found = readFactorFile(text, 'factors.csv', unit);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

// As in K. R. French’s data library: text, a table by month, and another by year.
const french = `This file was created using the 202509 CRSP database.
The Tbill return is the simple daily rate that compounds to 1-month TBill rate.

,Mkt-RF,SMB,HML,RF
202501,    2.80,   -1.94,    1.63,    0.37
202502,   -2.44,   -4.92,    4.91,    0.33
202503,   -6.39,   -1.49,    2.90,    0.34
202504,  -99.99,    0.30,   -3.40,    0.35
202505,    6.06,    0.70,   -2.88,    0.38

  Annual Factors: January-December
,Mkt-RF,SMB,HML,RF
  2023,   21.69,   -3.14,  -13.71,    4.95
  2024,   20.02,   -8.20,   -8.13,    5.26
Copyright 2025
`;

it('[ANALYTICS-SCREENS-86] reads the monthly table of a Fama–French file, with its text and what is missing left out', () => {
  const { file, separator, dates, leftOut } = read(french);
  expect([separator, dates, file.unit]).toEqual(['comma', 'yyyymm', 'percent']);
  expect(file.days.map(isoDate)).toEqual(['2025-01-31', '2025-02-28', '2025-03-31', '2025-05-31']);
  expect(file.series.map(({ name }) => name)).toEqual(['Mkt-RF', 'SMB', 'HML', 'RF']);
  expect(file.series[1]?.values).toEqual([-1.94, -4.92, -1.49, 0.7]);
  expect(leftOut).toEqual([{ line: 8, reason: messages.noReturn('Mkt-RF') }]);
  expect(file.gaps.map(isoDate)).toEqual(['2025-05-31']);
});

it.each([
  ['semicolon', 'day-first', 'Datum;Markt\n31.12.2024;0,0051\n2.1.2025;-0,012\n3.1.2025;0,004', 'fraction'],
  ['tab', 'yyyy-mm-dd', 'Date\tMarkt\n2024-12-31\t0.51%\n2025-01-02\t-1.2%\n2025-01-03\t0.02%', 'percent'],
  ['comma', 'month-first', '"Date","Markt"\n12/31/2024,0.51\n1/2/2025,-1.2\n1/3/2025,0.4\n', 'percent'],
  ['space', 'yyyymmdd', 'Markt\n20241231  .0051\n20250102 -1.2e-2\n20250103 0.004', 'fraction'],
] as const)('[ANALYTICS-SCREENS-86] detects %s, %s and the unit', (separator, dates, text, unit) => {
  const found = read(text);
  expect([found.separator, found.dates, found.file.unit]).toEqual([separator, dates, unit]);
  expect(found.file.series[0]?.name).toBe('Markt');
  expect(found.file.days.map(isoDate)).toEqual(['2024-12-31', '2025-01-02', '2025-01-03']);
  const scale = unit === 'percent' ? 100 : 1;
  expect((found.file.series[0]?.values[1] ?? 0) / scale).toBeCloseTo(-0.012, 12);
});

it('[ANALYTICS-SCREENS-86] names columns without a heading, and takes the unit that is chosen', () => {
  const { file } = read('2025-01-02,0.5,0.1\n2025-01-03,0.4,0.2\n2025-01-06,0.3,0.1', 'fraction');
  expect(file.series.map(({ name }) => name)).toEqual(['Factor 1', 'Factor 2']);
  expect(file.unit).toBe('fraction');
});

it('[ANALYTICS-SCREENS-86] leaves out rows with a reason, in order of their dates', () => {
  const { file, leftOut } = read(
    'date,m\n2025-01-06,0.01\n2025-01-02,0.02\n2025-01-02,0.03\n2025-13-01,0.01\n2025-01-03,n/a\n2025-01-07,0.01,5\n2025-01-08,0.02',
  );
  expect(file.days.map(isoDate)).toEqual(['2025-01-02', '2025-01-06', '2025-01-08']);
  expect(leftOut.map(({ line }) => line)).toEqual([4, 5, 6, 7]);
  expect(file.gaps.map(isoDate)).toEqual(['2025-01-06', '2025-01-08']);
  const lines = ['2025-01-02,1', '2025-01-03,2', '2025-13-06,3', '2025-01-07,4', '2025-01-08,5'];
  for (const text of [lines, lines.toReversed()])
    expect(read(text.join('\n')).file.gaps.map(isoDate)).toEqual(['2025-01-07']);
});

it('[ANALYTICS-SCREENS-86] says why there is no table', () => {
  expect(readFactorFile('Hello', 'f')).toEqual({ ok: false, reason: messages.noTable });
  expect(readFactorFile('', 'f').ok).toBe(false);
  expect(readFactorFile('d,a,a\n2025-01-02,1,2\n2025-01-03,1,2\n2025-01-06,1,2', 'f')).toEqual({
    ok: false,
    reason: messages.nameTwice('a'),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(() => readFactorFile(text, 'f')).not.toThrow();
    }),
  );
  fc.assert(
    fc.property(fc.nat(french.length), fc.nat(french.length), (from, to) => {
      expect(() => readFactorFile(french.slice(from, to), 'f')).not.toThrow();
    }),
  );
});

it('[ANALYTICS-SCREENS-87] stores what was read, and refuses what is damaged', () => {
  const { file } = read(french);
  const stored: unknown = JSON.parse(JSON.stringify(file));
  expect(factorFileEntry.parse(stored)).toMatchObject({ value: file });
  expect(factorFileEntry.parse(undefined)).toMatchObject({ value: null });
  for (const damage of [{ days: [1] }, { unit: 'bp' }, { series: [] }, { days: [4, 3, 2, 1] }])
    expect(factorFileEntry.parse({ ...file, ...damage })).toMatchObject({ value: null });
});
