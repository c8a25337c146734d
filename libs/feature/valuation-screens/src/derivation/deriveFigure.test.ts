import { setAssumption } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import {
  exampleDocument,
  exampleFundamentals,
  exampleQuote,
  exampleValuation,
} from '../testing/exampleModel.js';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import {
  exampleLandlordDocument,
  exampleLandlordFundamentals,
  exampleLandlordValuation,
} from '../testing/exampleLandlord.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { formattingIn } from '../testing/formattingIn.js';
import type { DerivationNode } from './DerivationNode.js';
import { deriveFigure } from './deriveFigure.js';

const valuation = exampleValuation();
const formatting = formattingIn('en-US');

const find = (node: DerivationNode, label: string): DerivationNode | undefined => {
  if (node.label === label) return node;
  for (const child of node.children()) {
    const found = find(child, label);
    if (found) return found;
  }
  return undefined;
};

it('[VALUATION-SCREENS-7] leads from value per share down to the filing', () => {
  const root = deriveFigure(valuation, { kind: 'model', name: 'value_per_share' }, formatting);
  expect(root.formula).toBe('equity value ÷ diluted shares');
  const debt = find(root, 'Long-term debt, FY2025');
  expect(debt).toMatchObject({ kind: 'filed', figure: { ok: true, value: 800_000_000 } });
  expect(debt?.format).toMatchObject({ scale: 'millions', precision: 0 });
  expect(debt?.notes).toEqual([
    '800,000,000\u00a0USD',
    '10-K filed Feb 14, 2026',
    'us-gaap:longTermDebt',
    'accession 0001000000-26-000042',
  ]);
});

it('[VALUATION-SCREENS-7] says which assumption is the analyst\u2019s own, and what the default was', () => {
  const document = exampleDocument();
  const edited = exampleValuation({ ...document, body: setAssumption(document.body, 'beta', 1.4) });
  const beta = deriveFigure(edited, { kind: 'model', name: 'beta' }, formatting);
  expect(beta.notes).toEqual(['Your assumption. Default: Configured beta']);
});

it('[VALUATION-SCREENS-7] writes beta as its field does, and an exit multiple as a multiple', () => {
  const written = (name: string) => {
    const { figure, format } = deriveFigure(exampleValuation(), { kind: 'model', name }, formatting);
    return figure?.ok && typeof figure.value === 'number' ? formatting.format(figure.value, format) : null;
  };
  expect(written('beta')).toMatch(/^\d\.\d\d$/u);
  expect(written('exit_multiple')).toMatch(/^\d+\.\d\d×$/u);
});

it('[VALUATION-SCREENS-7] derives figures of the past from filed ones', () => {
  const margin = deriveFigure(
    valuation,
    { kind: 'history', line: 'operating_margin', period: 'FY2024' },
    formatting,
  );
  expect(margin.formula).toBe('operating income over revenue');
  expect(margin.children().map(({ label }) => label)).toEqual([
    'Operating income, FY2024',
    'Revenue, FY2024',
  ]);
});

it('[VALUATION-SCREENS-7] every branch ends at a filed figure or at an assumption with its reason', () => {
  const leaves = (node: DerivationNode): readonly DerivationNode[] => {
    const children = node.children();
    return children.length === 0 ? [node] : children.flatMap(leaves);
  };
  const ends = leaves(deriveFigure(valuation, { kind: 'model', name: 'wacc' }, formatting));
  expect(ends.length).toBeGreaterThan(5);
  for (const end of ends) {
    expect(['filed', 'assumption']).toContain(end.kind);
    expect(end.notes.join('')).not.toBe('');
  }
});

it('[VALUATION-SCREENS-7] has the signs of the forecast table, in figures and in formulas', () => {
  const at = (line: 'free_cash_flow' | 'capital_expenditure' | 'operating_taxes') => [
    deriveFigure(valuation, { kind: 'model', name: line, period: 1 }, formatting),
    deriveFigure(valuation, { kind: 'history', line, period: 'FY2025' }, formatting),
  ];
  for (const flow of at('free_cash_flow'))
    expect(flow.formula).toBe(
      'operating income + operating taxes + depreciation + capital expenditure + change in working capital',
    );
  const parts = at('free_cash_flow')[0]?.children() ?? [];
  const sum = parts.reduce((total, { figure }) => total + (figure?.ok ? Number(figure.value) : NaN), 0);
  expect(sum).toBeCloseTo(valuation.evaluator.number('free_cash_flow', 1), 3);
  for (const investment of at('capital_expenditure'))
    expect(investment.figure?.ok && Number(investment.figure.value)).toBeLessThan(0);
  expect(at('capital_expenditure').map(({ formula }) => formula)).toEqual([
    '−(revenue × “capital expenditure, share of revenue”)',
    '−(the figure as filed)',
  ]);
  expect(at('operating_taxes')[0]?.formula).toBe('−((the larger of operating income and 0) × tax rate)');
});

it('[VALUATION-SCREENS-7] negates a subtracted line that divides, as its figure is negative', () => {
  const cover = deriveFigure(
    exampleBuyoutValuation(),
    { kind: 'model', name: 'interest_cover', period: 2 },
    formatting,
  );
  expect(cover.formula).toBe(
    '(EBITDA + capital expenditure) ÷ (−cash interest), if −cash interest > 0 and “length with the new debt, in years” ≥ length in years',
  );
  const [ebitda = NaN, investment = NaN, interest = NaN] = [
    'EBITDA',
    'Capital expenditure',
    'Cash interest',
  ].map((label) => {
    const figure = cover.children().find((child) => child.label.startsWith(`${label},`))?.figure;
    return figure?.ok ? Number(figure.value) : NaN;
  });
  expect(cover.figure).toMatchObject({ ok: true, value: (ebitda + investment) / -interest });
});

it('[VALUATION-SCREENS-7] writes a condition after its formula, also where a label in it has a comma', () => {
  const growth = deriveFigure(
    exampleValuation2(),
    { kind: 'model', name: 'implied_terminal_growth' },
    formatting,
  );
  const final = '“free cash flow of the final year, without loss carry-forward”';
  const value = 'terminal value at the date of the final cash flow';
  expect(growth.formula).toBe(
    `(${value} × cost of capital after the forecast − ${final}) ÷ (${value} + ${final}), if ${value} + ${final} > 0`,
  );
});

it('[VALUATION-SCREENS-648] shows the figures of whole years that the growth of a part of a year is between', () => {
  const shown = exampleValuation2();
  const growth = (of: typeof shown, name: string, period = 1) =>
    deriveFigure(of, { kind: 'model', name, period }, formatting);
  const valueOf = (node?: DerivationNode) => (node?.figure?.ok ? Number(node.figure.value) : NaN);
  const root = growth(shown, 'revenue_growth');
  const [before, after, years] = root.children();
  expect([before?.label, after?.label]).toEqual([
    'Revenue, trailing twelve months',
    'Revenue at annual rate, 2026',
  ]);
  expect((valueOf(after) / valueOf(before)) ** (1 / valueOf(years)) - 1).toBeCloseTo(valueOf(root), 12);
  // The row of the forecast has the part of the year.
  expect(shown.evaluator.number('revenue', 1)).toBeLessThan(valueOf(after) / 2);
  expect(before?.children().some(({ kind }) => kind === 'filed')).toBe(true);
  expect(after?.children()).toEqual([]);
  expect(
    growth(shown, 'revenue_growth', 2)
      .children()
      .every(({ kind }) => kind === 'filed'),
  ).toBe(true);
});

it('[VALUATION-SCREENS-648] shows the same of the funds from operations of a property company', () => {
  const fundamentals = exampleLandlordFundamentals();
  const year = fundamentals.annual.at(-1);
  if (!year) throw new Error('The example has a year.');
  const trailing = { kind: 'trailing-twelve-months', label: 'TTM Q3 2026', start: '2025-10-01' } as const;
  const landlord = exampleLandlordValuation(
    exampleLandlordDocument({
      ...fundamentals,
      trailingTwelveMonths: { ...year, ...trailing, end: '2026-09-30' },
    }),
  );
  const root = deriveFigure(landlord, { kind: 'model', name: 'ffo_growth', period: 1 }, formatting);
  const [before, after, years] = root
    .children()
    .map(({ figure }) => (figure?.ok ? Number(figure.value) : NaN));
  expect(years).toBeCloseTo(92 / 365, 12);
  expect(((after ?? NaN) / (before ?? NaN)) ** (1 / (years ?? NaN)) - 1).toBeCloseTo(
    landlord.evaluator.number('ffo_growth', 1),
    12,
  );
});

it('[VALUATION-SCREENS-402] says what the growth of a first period that is part of a year refers to', () => {
  const notesOf = (period: number) =>
    deriveFigure(exampleValuation2(), { kind: 'model', name: 'revenue_growth', period }, formatting).notes;
  expect(notesOf(1)).toContain(
    'Growth is an annual rate from the twelve months to Sep 30, 2026, not from FY2025.',
  );
  expect(notesOf(2).join(' ')).not.toContain('twelve months to');
});

it('[VALUATION-SCREENS-7] names the figure of the prior year as a person would', () => {
  const revenue = deriveFigure(valuation, { kind: 'model', name: 'revenue', period: 2 }, formatting);
  expect(revenue.formula).toBe('revenue of the prior year × (1 + revenue growth)');
  expect(revenue.children().map(({ label }) => label)).toContain('Revenue, 2026');
});

it('[VALUATION-SCREENS-24] writes what a restatement replaced in the locale of the screen', () => {
  const fundamentals = exampleFundamentals();
  const annual = fundamentals.annual.map((period) => {
    const debt = period.figures.longTermDebt;
    if (!debt) return period;
    const restatedFrom = [{ value: 790_000_000, source: debt.source }];
    return { ...period, figures: { ...period.figures, longTermDebt: { ...debt, restatedFrom } } };
  });
  const restated = exampleValuation(exampleDocument({ fundamentals: { ...fundamentals, annual } }));
  const root = deriveFigure(restated, { kind: 'model', name: 'debt' }, formattingIn('de-DE'));
  expect(find(root, 'Long-term debt, FY2025')?.notes.at(-1)).toBe(
    'restated: 790.000.000\u00a0USD in the 10-K filed 14. Feb. 2026',
  );
});

it('[VALUATION-SCREENS-8] says of the upside which days its value and its price are of', () => {
  const priced = exampleValuation(exampleDocument({ quote: exampleQuote }));
  const upside = deriveFigure(priced, { kind: 'upside' }, formatting);
  expect(upside.notes).toEqual([
    'The value is as of Dec 31, 2025, the end of the last fiscal year filed, and is not rolled forward to Nov 20, 2026, the date of the price.',
  ]);
  const [value, price] = upside.children();
  expect(value?.label).toBe('Value per share');
  expect(price).toMatchObject({ label: 'Price', figure: { ok: true, value: exampleQuote.price } });
  expect(price?.notes.join(' ')).toContain('Nov 20, 2026');
  if (!upside.figure?.ok || !value?.figure?.ok) throw new Error('There is no upside.');
  expect(upside.figure.value).toBeCloseTo(Number(value.figure.value) / exampleQuote.price - 1, 12);
});

it('[VALUATION-SCREENS-8] does not speak of rolling a value forward to a price of an earlier day', () => {
  const before = { ...exampleQuote, asOf: '2025-06-30T20:00:00.000Z' };
  const priced = exampleValuation(exampleDocument({ quote: before }));
  const [note] = deriveFigure(priced, { kind: 'upside' }, formatting).notes;
  expect(note).toContain('Dec 31, 2025');
  expect(note).toContain('Jun 30, 2025');
  expect(note).not.toContain('forward');
});
