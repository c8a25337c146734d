import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import type { DerivationNode } from './DerivationNode.js';
import { deriveFigure } from './deriveFigure.js';

const valuation = exampleValuation();

const find = (node: DerivationNode, label: string): DerivationNode | undefined => {
  if (node.label === label) return node;
  for (const child of node.children()) {
    const found = find(child, label);
    if (found) return found;
  }
  return undefined;
};

it('[VALUATION-SCREENS-7] leads from value per share down to the filing', () => {
  const root = deriveFigure(valuation, { kind: 'model', name: 'value_per_share' });
  expect(root.formula).toBe('equity value ÷ diluted shares');
  const debt = find(root, 'Long-term debt, FY2025');
  expect(debt).toMatchObject({ kind: 'filed', figure: { ok: true, value: 800_000_000 } });
  expect(debt?.notes).toEqual([
    '10-K filed 2026-02-14',
    'us-gaap:longTermDebt',
    'accession 0001000000-26-000042',
  ]);
});

it('[VALUATION-SCREENS-7] says which assumption is the analyst\u2019s own, and what the default was', () => {
  const document = exampleDocument();
  const edited = exampleValuation({ ...document, body: setAssumption(document.body, 'beta', 1.4) });
  const beta = deriveFigure(edited, { kind: 'model', name: 'beta' });
  expect(beta.notes).toEqual(['Your assumption. Default: Configured beta']);
});

it('[VALUATION-SCREENS-7] derives figures of the past from filed ones', () => {
  const margin = deriveFigure(valuation, { kind: 'history', line: 'operating_margin', period: 'FY2024' });
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
  const ends = leaves(deriveFigure(valuation, { kind: 'model', name: 'wacc' }));
  expect(ends.length).toBeGreaterThan(5);
  for (const end of ends) {
    expect(['filed', 'assumption']).toContain(end.kind);
    expect(end.notes.join('')).not.toBe('');
  }
});
