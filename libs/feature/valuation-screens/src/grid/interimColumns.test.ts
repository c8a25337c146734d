import { expect, it } from 'vitest';
import { deriveFigure } from '../derivation/deriveFigure.js';
import { forecastFile } from '../forecast/forecastFile.js';
import { methodViewOf } from '../method/methodViewOf.js';
import {
  exampleBankDocument,
  exampleBankFundamentals,
  exampleBankValuation,
} from '../testing/exampleBank.js';
import { exampleDocument, exampleFundamentals, exampleValuation } from '../testing/exampleModel.js';
import { exampleDocument2, exampleFundamentals2, exampleValuation2 } from '../testing/exampleModel2.js';
import { withQuarters } from '../testing/exampleQuarters.js';
import { formattingIn } from '../testing/formattingIn.js';
import { explainTarget } from './explainTarget.js';
import { columnId, figureIn, forecastColumns } from './forecastCells.js';
import { messages } from './messages.js';

const one = exampleValuation(
  exampleDocument({ fundamentals: withQuarters(exampleFundamentals({ lastFiled: '2026-10-30' })) }),
);
const two = exampleValuation2(exampleDocument2({ fundamentals: withQuarters(exampleFundamentals2()) }));

const labels = [
  'FY2025',
  ...['Q4 2024', 'Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026'],
];

const cellOf = (valuation: typeof one, name: string, label: string) => {
  const row = methodViewOf(valuation.body.template).forecastRows.find((each) => each.name === name);
  const column = forecastColumns(valuation, 1, true).find((each) => columnId(each) === label);
  if (!row || !column) throw new Error(`No cell ${name} ${label}.`);
  return { row, column };
};
const figureOf = (valuation: typeof one, name: string, label: string) =>
  figureIn(valuation, cellOf(valuation, name, label));
const filed = (valuation: typeof one, line: 'revenue' | 'operatingIncome', label: string): number =>
  valuation.fundamentals.quarterly.find((quarter) => quarter.label === label)?.figures[line]?.value ?? NaN;

it('[VALUATION-SCREENS-483] has quarters and the trailing twelve months between past and forecast on request', () => {
  const ids = forecastColumns(two, 1, true).map(columnId);
  expect(ids.slice(0, 10)).toEqual([...labels, 'TTM Q3 2026']);
  expect(ids[10]).toBe('forecast-1');
  expect(forecastColumns(two, 1).map(columnId).slice(0, 2)).toEqual(['FY2025', 'forecast-1']);
  // Without newer twelve months there are none to show.
  expect(forecastColumns(one, 1, true).map(columnId)[9]).toBe('forecast-1');
});

it.each([
  ['version 1', one],
  ['version 2', two],
])('[VALUATION-SCREENS-484] compares a quarter with the same quarter a year before, %s', (_, valuation) => {
  const [now, before] = ['Q3 2026', 'Q3 2025'].map((label) => filed(valuation, 'revenue', label));
  expect(figureOf(valuation, 'revenue', 'Q3 2026')).toMatchObject({ ok: true, value: now });
  const growth = figureOf(valuation, 'revenue_growth', 'Q3 2026');
  expect(growth?.ok && growth.value).toBeCloseTo((now ?? 0) / (before ?? 1) - 1, 12);
  expect(figureOf(valuation, 'revenue_growth', 'Q4 2024')).toMatchObject({ ok: false });
  expect(figureOf(valuation, 'capital_expenditure', 'Q3 2026')).toMatchObject({ ok: true });
  for (const { name, history } of methodViewOf(valuation.body.template).forecastRows)
    if (history !== null && !methodViewOf(valuation.body.template).quarterRows.has(name))
      expect(figureOf(valuation, name, 'Q3 2026'), name).toEqual({
        ok: false,
        reason: messages.needsYear,
      });
});

it('[VALUATION-SCREENS-484] computes the trailing twelve months as a year, against the twelve months before', () => {
  const before = ['Q4 2024', 'Q1 2025', 'Q2 2025', 'Q3 2025']
    .map((label) => filed(two, 'revenue', label))
    .reduce((sum, value) => sum + value, 0);
  const revenue = two.fundamentals.trailingTwelveMonths?.figures.revenue?.value ?? NaN;
  const growth = figureOf(two, 'revenue_growth', 'TTM Q3 2026');
  expect(growth?.ok && growth.value).toBeCloseTo(revenue / before - 1, 12);
  for (const name of ['roic', 'free_cash_flow'])
    expect(figureOf(two, name, 'TTM Q3 2026'), name).toMatchObject({ ok: true });
});

it('[VALUATION-SCREENS-484] has the balance sheet and net income of a quarter of a bank, and returns of years only', () => {
  const bank = exampleBankValuation(
    exampleBankDocument(withQuarters(exampleBankFundamentals({ lastFiled: '2026-10-30' }))),
  );
  const net = bank.fundamentals.quarterly.find(({ label }) => label === 'Q3 2026')?.figures.netIncome?.value;
  expect(figureOf(bank, 'net_income', 'Q3 2026')).toMatchObject({ ok: true, value: net });
  for (const name of ['assets', 'asset_growth', 'equity', 'capital_ratio', 'dividends', 'payout_ratio'])
    expect(figureOf(bank, name, 'Q3 2026'), name).toMatchObject({ ok: true });
  for (const name of ['opening_equity', 'return_on_equity'])
    expect(figureOf(bank, name, 'Q3 2026'), name).toEqual({ ok: false, reason: messages.needsYear });
});

it('[VALUATION-SCREENS-484] lets every row of a quarter be missing or filed, whatever else the quarter lacks', () => {
  const fundamentals = withQuarters(exampleFundamentals2());
  const quarterly = fundamentals.quarterly.map((quarter) => {
    const { capitalExpenditure: _, ...figures } = quarter.figures;
    return { ...quarter, figures };
  });
  const valuation = exampleValuation2(exampleDocument2({ fundamentals: { ...fundamentals, quarterly } }));
  expect(figureOf(valuation, 'revenue', 'Q3 2026')).toMatchObject({ ok: true });
  expect(figureOf(valuation, 'capital_expenditure', 'Q3 2026')).toMatchObject({ ok: false });
});

it.each([
  ['version 1', one, 'Q3 2026'],
  ['version 2', two, 'Q3 2026'],
  ['the trailing twelve months', two, 'TTM Q3 2026'],
])('[VALUATION-SCREENS-485] derives its figures down to the filing, %s', (_, valuation, label) => {
  const target = explainTarget(cellOf(valuation, 'operating_margin', label));
  if (!target) throw new Error('Not explained.');
  const node = deriveFigure(valuation, target, formattingIn('en-US'));
  const shown = figureOf(valuation, 'operating_margin', label);
  expect(node.figure).toMatchObject({ ok: true, value: shown?.ok && shown.value });
  expect(node.label).toContain(label);
  const words: string[] = [];
  const walk = ({ label: name, notes, children }: typeof node): void => {
    words.push(name, ...notes);
    for (const child of children()) walk(child);
  };
  walk(node);
  expect(words).toContain(`Revenue, ${label}`);
  expect(words.join(' ')).toMatch(/10-Q filed/u);
});

it('[VALUATION-SCREENS-483] has them in the file of the forecast while they are shown', async () => {
  const given = { model: exampleDocument2(), isEdited: false };
  const shown = await forecastFile(two, 1, given, true).content.text();
  expect(shown).toContain(`Fiscal year,2025,${labels.slice(1).join(',')},TTM Q3 2026,`);
  expect(await forecastFile(two, 1, given).content.text()).toContain('Fiscal year,2025,"2026 forecast');
});
