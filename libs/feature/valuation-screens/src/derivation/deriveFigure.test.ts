import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleDocument, exampleFundamentals, exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import type { DerivationNode } from './DerivationNode.js';
import { deriveFigure } from './deriveFigure.js';

const valuation = exampleValuation();
const { format } = formattingIn('en-US');

const find = (node: DerivationNode, label: string): DerivationNode | undefined => {
  if (node.label === label) return node;
  for (const child of node.children()) {
    const found = find(child, label);
    if (found) return found;
  }
  return undefined;
};

it('[VALUATION-SCREENS-7] leads from value per share down to the filing', () => {
  const root = deriveFigure(valuation, { kind: 'model', name: 'value_per_share' }, format);
  expect(root.formula).toBe('equity value ÷ diluted shares');
  const debt = find(root, 'Long-term debt, FY2025');
  expect(debt).toMatchObject({ kind: 'filed', figure: { ok: true, value: 800_000_000 } });
  expect(debt?.format).toMatchObject({ scale: 'millions', precision: 0 });
  expect(debt?.notes).toEqual([
    '800,000,000\u00a0USD',
    '10-K filed 2026-02-14',
    'us-gaap:longTermDebt',
    'accession 0001000000-26-000042',
  ]);
});

it('[VALUATION-SCREENS-7] says which assumption is the analyst\u2019s own, and what the default was', () => {
  const document = exampleDocument();
  const edited = exampleValuation({ ...document, body: setAssumption(document.body, 'beta', 1.4) });
  const beta = deriveFigure(edited, { kind: 'model', name: 'beta' }, format);
  expect(beta.notes).toEqual(['Your assumption. Default: Configured beta']);
});

it('[VALUATION-SCREENS-7] derives figures of the past from filed ones', () => {
  const margin = deriveFigure(
    valuation,
    { kind: 'history', line: 'operating_margin', period: 'FY2024' },
    format,
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
  const ends = leaves(deriveFigure(valuation, { kind: 'model', name: 'wacc' }, format));
  expect(ends.length).toBeGreaterThan(5);
  for (const end of ends) {
    expect(['filed', 'assumption']).toContain(end.kind);
    expect(end.notes.join('')).not.toBe('');
  }
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
  const root = deriveFigure(restated, { kind: 'model', name: 'debt' }, formattingIn('de-DE').format);
  expect(find(root, 'Long-term debt, FY2025')?.notes.at(-1)).toBe(
    'restated: 790.000.000\u00a0USD in the 10-K filed 2026-02-14',
  );
});
