import { expect, it } from 'vitest';
import { chartCsv } from './chartCsv.js';
import type { ChartTable } from './ChartTable.js';

const table = (label: string, value: number | string): ChartTable => ({
  rowTitle: 'Step',
  columns: [{ id: 'value', label: 'Value', format: { kind: 'amount', scale: 'millions' } }],
  rows: [
    { id: 'a', label, figures: [{ ok: true, value }] },
    { id: 'b', label: 'Debt', figures: [{ ok: false, reason: 'Not filed.' }] },
  ],
});
const context = { title: 'From cash flows to equity', isSample: false };

it('[CHARTS-8] writes unrounded figures, and the reason for a missing one in its own column', () => {
  expect(chartCsv(table('Flows', 3_846_123_456.7), context)).toBe(
    'From cash flows to equity\r\nUnit,units\r\n\r\nStep,Value,Note\r\nFlows,3846123456.7,\r\nDebt,,Not filed.\r\n',
  );
});

it('[CHARTS-8] has words about a row after its figures', () => {
  const { rows, ...rest } = table('Flows', 1);
  const text = chartCsv(
    { ...rest, textColumns: ['Source'], rows: rows.map((row) => ({ ...row, texts: ['=Deck, page 3'] })) },
    context,
  );
  expect(text).toContain('Step,Value,Source,Note\r\nFlows,1,"\'=Deck, page 3",\r\n');
});

it('[CHARTS-8] has an empty cell for an infinite value, and says so', () => {
  expect(chartCsv(table('Flows', Number.NaN), context)).toContain(
    '\r\nFlows,,The result is not a finite number.\r\n',
  );
});

it('[CHARTS-9] says unit, source and date, and that data is sample data', () => {
  const text = chartCsv(table('Flows', 1), {
    ...context,
    unit: 'USD per share',
    provenance: { label: '10-K 2025', detail: 'note 9', asOf: '2025-12-31' },
    isSample: true,
  });
  expect(text).toContain('Unit,USD per share\r\nSource,"10-K 2025, note 9, 2025-12-31"\r\nSample data\r\n');
});

it('[CHARTS-9] names the unit of its figures, which are not in millions', () => {
  const { rows } = table('Flows', 3_846_123_456.7);
  const format = { kind: 'amount', scale: 'millions', currency: 'USD' } as const;
  const columns = [{ id: 'value', format }];
  expect(chartCsv({ rowTitle: 'Step', columns, rows }, context)).toContain(
    '\r\nUnit,USD\r\n\r\nStep,USD,Note\r\nFlows,3846123456.7,\r\n',
  );
});

it('[CHARTS-9] says what the figures are of', () => {
  const text = chartCsv(table('Flows', 1), {
    ...context,
    facts: [
      ['Version', '2'],
      ['Value per share', { ok: true, value: 21.5 }],
      ['Price', { ok: false, reason: 'Not known.' }],
    ],
  });
  expect(text).toContain('to equity\r\nVersion,2\r\nValue per share,21.5\r\nPrice,,Not known.\r\n');
});

it('[CHARTS-8] keeps a spreadsheet from running text as a formula, and leaves negative numbers alone', () => {
  const text = chartCsv(table('=HYPERLINK("http://x")', -845), context);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")",-845`);
  expect(chartCsv(table('+1', 1), context)).toContain("'+1,1");
});
