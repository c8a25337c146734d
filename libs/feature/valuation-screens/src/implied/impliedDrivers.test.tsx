import { impliedDrivers } from '@finance-analyst/valuation';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { deriveFigure } from '../derivation/deriveFigure.js';
import { memoHeadline } from '../memo/memoHeadline.js';
import { notedFigureOf } from '../notes/notedFigureOf.js';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { exampleDocument2, exampleLossMaker, exampleValuation2 } from '../testing/exampleModel2.js';
import { formattingIn } from '../testing/formattingIn.js';
import { ImpliedDrivers } from './ImpliedDrivers.js';

const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;
const formatting = formattingIn('en-US');

it('[VALUATION-SCREENS-634] shows each driver that the price implies beside that of the value', () => {
  const valuation = exampleValuation2();
  render(<ImpliedDrivers valuation={valuation} onExplain={vi.fn()} />);
  const table = screen.getByRole('table', { name: 'Implied by the price' });
  const rows = within(table).getAllByRole('row').slice(1);
  const answers = impliedDrivers(valuation);
  expect(answers).toHaveLength(4);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Revenue growth in every forecast year',
    expect.stringMatching(/^Operating margin in 2035, in a straight line from \d+\.\d%$/u),
    'Return on new capital (RONIC) after the forecast',
    'EV/EBITDA at the end of 2035',
  ]);
  for (const [index, { driver, byPrice, byValue }] of answers.entries())
    for (const [column, found] of [byPrice, byValue].entries()) {
      if (!found.ok) throw new Error(`${driver} has no figure`);
      const cell = rows[index]?.querySelectorAll('td')[column]?.textContent;
      expect(cell).toContain(
        driver === 'exit_multiple' ? `${found.value.toFixed(1)}×` : percent(found.value),
      );
    }
});

it('[VALUATION-SCREENS-634] says a reason that several share once, and is nothing without a price', () => {
  const { container, rerender } = render(
    <ImpliedDrivers valuation={exampleLossMaker()} onExplain={vi.fn()} />,
  );
  const reasons = [...container.querySelectorAll('section > p')]
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(reasons.length).toBeGreaterThan(0);
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const valuation of [exampleValuation2(exampleDocument2({ quote: null })), exampleBankValuation()]) {
    rerender(<ImpliedDrivers valuation={valuation} onExplain={vi.fn()} />);
    expect(container.textContent).toBe('');
  }
});

/** The first figure of a label in a derivation; its parts are computed on demand. */
function firstNamed(node: DerivationNode, label: string): DerivationNode | undefined {
  if (node.label === label) return node;
  for (const child of node.children()) {
    const found = firstNamed(child, label);
    if (found) return found;
  }
  return undefined;
}

it.each(['growth', 'margin', 'new_capital', 'exit_multiple'] as const)(
  '[VALUATION-SCREENS-635] derives the implied %s from a model in which value is the price',
  (driver) => {
    const valuation = exampleValuation2();
    const root = deriveFigure(valuation, { kind: 'implied', driver, by: 'price' }, formatting);
    expect(root.label).toMatch(/, implied by the price$/u);
    expect(root.formula).toMatch(/^the .* at which value per share equals the price$/u);
    expect(root.notes).toEqual(['All other inputs are unchanged.']);
    const [value, price] = root.children();
    const valueOf = (node: DerivationNode | undefined) =>
      node?.figure?.ok ? Number(node.figure.value) : NaN;
    expect(valueOf(value)).toBeCloseTo(valueOf(price), 6);
    expect(valueOf(price)).toBe(exampleQuote.price);
    expect(notedFigureOf(valuation, { kind: 'implied', driver, by: 'price' })).toBeNull();
    expect(value?.noted).toBeUndefined();
  },
);

it('[VALUATION-SCREENS-635] names in the derivation what the price implies', () => {
  const root = deriveFigure(
    exampleValuation2(),
    { kind: 'implied', driver: 'exit_multiple', by: 'price' },
    formatting,
  );
  const multiple = firstNamed(root, 'Exit multiple');
  expect(multiple?.notes.join(' ')).toContain('Implied by the price.');
  expect(multiple?.noted).toBeUndefined();
});

it('[VALUATION-SCREENS-637] has every implied driver in the memo, with that of the value or the reason', () => {
  const facts = (valuation = exampleValuation2()) =>
    memoHeadline({ valuation, formatting } as Parameters<typeof memoHeadline>[0]).filter(({ label }) =>
      label.endsWith('implied by the price'),
    );
  expect(facts().map(({ label }) => label.split(' ')[0])).toEqual(['Operating', 'Return', 'EV/EBITDA']);
  for (const { note } of facts()) expect(note).toMatch(/ at the value$/u);
  const far = facts(exampleValuation2(exampleDocument2({ quote: { ...exampleQuote, price: 9000 } })));
  for (const { value, note } of far) {
    expect(value).toBe('–');
    expect(note).toMatch(/matches this price/u);
  }
});
