import { setAssumption } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleValuation } from '../testing/exampleModel.js';
import { exampleDocument2, exampleLossMaker, exampleValuation2 } from '../testing/exampleModel2.js';
import { formattingIn } from '../testing/formattingIn.js';
import type { DerivationNode } from './DerivationNode.js';
import { deriveFigure } from './deriveFigure.js';

const valuation = exampleValuation2();
const formatting = formattingIn('en-US');

const leaves = (node: DerivationNode): readonly DerivationNode[] => {
  const children = node.children();
  return children.length === 0 ? [node] : children.flatMap(leaves);
};

const past = (line: string, period: string) =>
  deriveFigure(valuation, { kind: 'history', line, period }, formatting);

it('[VALUATION-SCREENS-407] derives a past figure by the model’s own formula, down to its filing', () => {
  const nopat = past('nopat', 'FY2024');
  expect(nopat).toMatchObject({ label: 'NOPAT, FY2024', formula: 'EBITA + operating taxes' });
  expect(nopat.children().map(({ label }) => label)).toEqual(['EBITA, FY2024', 'Operating taxes, FY2024']);
  const sum = nopat
    .children()
    .reduce((total, { figure }) => total + (figure?.ok ? Number(figure.value) : NaN), 0);
  expect(nopat.figure).toMatchObject({ ok: true, value: sum });
  const income = leaves(nopat).find(({ label }) => label === 'Operating income, FY2024');
  expect(income?.kind).toBe('filed');
  expect(income?.notes).toContain('10-K filed Feb 14, 2025');
});

it('[VALUATION-SCREENS-407] compares with the year before by its name', () => {
  const growth = past('growth_of_revenue', 'FY2025');
  expect(growth.formula).toContain('revenue at annual rate of the prior year');
  expect(growth.children().map(({ label }) => label)).toContain('Revenue at annual rate, FY2024');
});

it.each([
  'revenue',
  'free_cash_flow',
  'roic',
  'capital_expenditure',
  'amortization',
  'working_capital_share',
])('[VALUATION-SCREENS-407] ends the past of %s at filed figures, or says that there are none', (line) => {
  const ends = leaves(past(line, 'FY2025'));
  expect(ends.some(({ kind }) => kind === 'filed')).toBe(true);
  for (const end of ends) expect(end.notes.join('')).not.toBe('');
});

it('[VALUATION-SCREENS-407] finds the figures of the trailing twelve months behind a default', () => {
  const revenue = deriveFigure(valuation, { kind: 'model', name: 'base_revenue' }, formatting);
  const [filed] = revenue.children();
  expect(filed).toMatchObject({ label: 'Revenue, TTM Q3 2026', kind: 'filed' });
  expect(filed?.notes).toContain('10-Q filed Oct 30, 2026');
});

it('[VALUATION-SCREENS-407] leads from value per share of version 2 to assumptions and filings only', () => {
  const root = deriveFigure(valuation, { kind: 'model', name: 'wacc' }, formatting);
  for (const end of leaves(root)) {
    expect(['filed', 'assumption']).toContain(end.kind);
    expect(end.notes.join('')).not.toBe('');
  }
  const date = deriveFigure(valuation, { kind: 'model', name: 'valuation_date' }, formatting);
  expect(date.figure?.ok && formatting.format(date.figure, date.format)).toBe('Nov 20, 2026');
});

it('[VALUATION-SCREENS-407] says of a figure that waits for a decision what it waits for', () => {
  const ebita = deriveFigure(exampleLossMaker(), { kind: 'model', name: 'ebita', period: 1 }, formatting);
  expect(ebita.figure?.ok).toBe(false);
  const margin = ebita
    .children()
    .flatMap((annual) => annual.children())
    .find(({ label }) => label.startsWith('Operating margin'));
  expect(margin).toMatchObject({ kind: 'assumption', figure: { ok: false } });
});

it('[VALUATION-SCREENS-403] says of a decision of the analyst that it has no default', () => {
  const loss = exampleLossMaker();
  const body = setAssumption(loss.body, 'operating_margin@2026-12-31', 0.05);
  const decided = exampleValuation({ ...exampleDocument2(), body });
  const margin = deriveFigure(decided, { kind: 'model', name: 'operating_margin', period: 1 }, formatting);
  expect(margin.notes.join('')).toMatch(/^Your assumption\. No default: −/u);
});

it('[VALUATION-SCREENS-409] names the valuation date in the derivation of the upside', () => {
  const { body } = valuation;
  const later = {
    ...valuation,
    body: { ...body, priceSnapshot: { price: 70, currency: 'USD', asOf: '2026-12-18', source: 'entered' } },
  };
  expect(deriveFigure(later, { kind: 'upside' }, formatting).notes).toEqual([
    'The value is as of Nov 20, 2026, the valuation date of the model, and is not rolled forward to Dec 18, 2026, the date of the price.',
  ]);
  expect(deriveFigure(valuation, { kind: 'upside' }, formatting).notes).toEqual([]);
});
