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

it('[CHARTS-8] writes figures unrounded, and the reason of what is missing', () => {
  expect(chartCsv(table('Flows', 3_846_123_456.7), context)).toBe(
    'From cash flows to equity\r\n\r\nStep,Value\r\nFlows,3846123456.7\r\nDebt,not available: Not filed.\r\n',
  );
});

it('[CHARTS-9] says unit, source and date, and that data is sample data', () => {
  const text = chartCsv(table('Flows', 1), {
    ...context,
    note: 'millions of USD',
    provenance: { label: '10-K 2025', detail: 'note 9', asOf: '2025-12-31' },
    isSample: true,
  });
  expect(text).toContain(
    'Shown in,millions of USD\r\nSource,"10-K 2025, note 9, 2025-12-31"\r\nSample data\r\n',
  );
});

it('[CHARTS-8] keeps a spreadsheet from running text as a formula, and leaves negative numbers alone', () => {
  const text = chartCsv(table('=HYPERLINK("http://x")', -845), context);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")",-845`);
  expect(chartCsv(table('+1', 1), context)).toContain("'+1,1");
});
