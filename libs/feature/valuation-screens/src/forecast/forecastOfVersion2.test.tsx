import { FigureFormatProvider } from '@finance-analyst/figures';
import { setAssumption } from '@finance-analyst/valuation';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { forecastColumns } from '../grid/forecastCells.js';
import { forecastSheet } from '../grid/forecastSheet.js';
import { exampleValuation } from '../testing/exampleModel.js';
import {
  exampleLandlordDocument,
  exampleLandlordFundamentals,
  exampleLandlordValuation,
} from '../testing/exampleLandlord.js';
import {
  exampleDocument2,
  exampleLossMaker,
  exampleValuation2,
  trailingAfter,
} from '../testing/exampleModel2.js';
import { formattingIn } from '../testing/formattingIn.js';
import { noEdits } from '../testing/noEdits.js';
import { forecastFile } from './forecastFile.js';
import { ForecastTable } from './ForecastTable.js';
import { messages } from './messages.js';
import { periodNotes } from './periodNotes.js';

const show = (valuation = exampleValuation2()) => {
  render(
    <FigureFormatProvider locale="en-US">
      <ForecastTable
        valuation={valuation}
        historyYears={3}
        scale="millions"
        onExplain={() => undefined}
        onEdit={noEdits.set}
        onPaste={noEdits.paste}
        onFillRight={noEdits.fillRight}
        onReset={noEdits.reset}
        onResetRows={noEdits.resetRows}
      />
    </FigureFormatProvider>,
  );
  return screen.getByRole('grid');
};
const rowNamed = (grid: HTMLElement, name: RegExp) =>
  within(grid).getByRole('rowheader', { name }).closest('tr') as HTMLElement;

it('[VALUATION-SCREENS-401] shows NOPAT, reinvestment and free cash flow, each driver with its line', () => {
  const grid = show();
  const names = within(grid)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.trim());
  expect(names.map((name) => name.replace(/[\d.–−]+[%×]?.*$/u, '').trim())).toEqual([
    'Revenue',
    'Growth\u00a0%',
    'Operating margin\u00a0%',
    'EBITA',
    'Taxes',
    'NOPAT',
    'Increase in invested capital',
    'Free cash flow',
    'Depreciation',
    'Capital expenditure',
    'Change in working capital',
    'Amortization of acquired intangibles',
    'ROIC',
    'ROIC with goodwill',
    'Incremental ROIC,',
    'Discount factor mid-year',
    'Present value',
  ]);
  expect(rowNamed(grid, /^Increase in invested capital/u).textContent).toMatch(
    /^Increase in invested capital \d\.\d\d–\d\.\d\d× sales to capital/u,
  );
});

it('[VALUATION-SCREENS-402] says in the head of a first period that is part of a year how long it is', () => {
  const grid = show();
  const head = within(grid).getByTitle(
    'From the balance sheet of Sep 30, 2026 to Dec 31, 2026: 0.3 years. Amounts are for this part of the year. Growth is an annual rate from the twelve months to Sep 30, 2026, not from FY2025.',
  );
  expect(head.textContent).toBe('2026\u00a0· 0.3\u00a0yr');
  expect(within(grid).getByRole('columnheader', { name: '2027' })).toBeDefined();
});

it('[VALUATION-SCREENS-402] says what the first growth of funds from operations is from, after part of a year', () => {
  const landlord = exampleLandlordFundamentals();
  const newest = landlord.annual.at(-1);
  if (!newest) throw new Error('The example has a year.');
  const noted = (fundamentals: typeof landlord) =>
    periodNotes(exampleLandlordValuation(exampleLandlordDocument(fundamentals)), 1, formattingIn('en-US'));
  expect(noted({ ...landlord, trailingTwelveMonths: trailingAfter(newest) })).toEqual([
    'Growth is an annual rate from the twelve months to Sep 30, 2026, not from FY2025.',
  ]);
  expect(noted(landlord)).toEqual([]);
});

it('[VALUATION-SCREENS-402] says so in the file of the forecast too, with every row of the table', async () => {
  const { content } = forecastFile(exampleValuation2(), 2, { model: exampleDocument2(), isEdited: false });
  const text = (await content.text()).replaceAll('\r\n', '\n');
  expect(text).toContain('\nFiscal year,2024,2025,"2026 forecast, 0.3 yr",2027 forecast,');
  expect(text).toContain('\nValued as of,2026-11-20\n');
  expect(text).toMatch(/\nIncrease in invested capital,-\d+/u);
  expect(text).toMatch(/\nRevenue added per unit of capital,\d/u);
});

it('[VALUATION-SCREENS-403] leaves a cell without a value empty for its entry, and says why in its row', () => {
  const grid = show(exampleLossMaker());
  const row = rowNamed(grid, /^Operating margin/u);
  const cells = [...row.querySelectorAll('td[data-open]')];
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 10 }, () => messages.notEntered),
  );
  const [first] = cells;
  expect(within(first as HTMLElement).getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    messages.decide,
  );
  expect(row.textContent).toContain('No default: −');
});

it('[VALUATION-SCREENS-403] says of an entry without a default that it has none', () => {
  const loss = exampleLossMaker();
  const body = setAssumption(loss.body, 'operating_margin@2026-12-31', 0.05);
  const row = rowNamed(show(exampleValuation({ ...exampleDocument2(), body })), /^Operating margin/u);
  expect(row.textContent).toContain('No default: −');
  expect(row.querySelectorAll('td[data-open]')).toHaveLength(9);
});

const sheetOf = (valuation = exampleValuation2()) => {
  const edits = { onPaste: vi.fn(), onFillRight: vi.fn(), onResetRows: vi.fn() };
  const columns = forecastColumns(valuation, 3);
  return {
    ...edits,
    ...forecastSheet({ valuation, columns, scale: 'millions', formatting: formattingIn('en-US'), ...edits }),
  };
};

it('[VALUATION-SCREENS-404] reads and copies a multiple as a multiple, and an amount in the scale of the table', () => {
  const { editing, textOf } = sheetOf();
  const turnover = { row: 'sales_to_capital', column: 'forecast-2' };
  const amortized = { row: 'acquired_amortization', column: 'forecast-2' };
  expect(editing?.read(turnover, '1.8')).toEqual({ ok: true, value: 1.8 });
  expect(editing?.read(turnover, '1.8×')).toEqual({ ok: true, value: 1.8 });
  expect(editing?.read(turnover, '0')).toMatchObject({ ok: false });
  expect(editing?.read(amortized, '52')).toEqual({ ok: true, value: 52e6 });
  const amortization = exampleValuation2().evaluator.number('acquired_amortization', 2);
  expect(Number(textOf(amortized))).toBeCloseTo(amortization / 1e6, 9);
  expect(textOf(turnover)).toMatch(/^\d+\.?\d*$/u);
});

it('[VALUATION-SCREENS-403] takes a pasted figure into a cell that is not decided', () => {
  const { editing, onPaste, textOf } = sheetOf(exampleLossMaker());
  const margin = { row: 'operating_margin', column: 'forecast-1' };
  expect(textOf(margin)).toBe('');
  expect(editing?.refusalOf(margin, 'enter')).toBeNull();
  expect(editing?.enter([{ ...margin, value: 0.1 }])).toBe(true);
  expect(onPaste).toHaveBeenCalledWith(new Map([['operating_margin@2026-12-31', 0.1]]));
});
