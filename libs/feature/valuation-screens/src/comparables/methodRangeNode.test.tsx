import {
  addScenario,
  editInScenario,
  methodRanges,
  savedModelRange,
  scenariosOf,
  setAssumption,
  type RangePoint,
} from '@finance-analyst/valuation';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { exampleBuyoutDocument } from '../testing/exampleBuyout.js';
import { exampleLandlordValuation } from '../testing/exampleLandlord.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers } from '../testing/examplePeers.js';
import { formattingIn } from '../testing/formattingIn.js';
import { MethodsPanel } from './MethodsPanel.js';
import { methodRangeNode, savedRangeNode } from './methodRangeNode.js';

/** The example with peers, and a scenario in which the margin is 10% from the second year on. */
function documentWithScenario() {
  const document = documentWithPeers();
  const { body } = document;
  const margins = body.assumptions.filter(({ input }) => input === 'operating_margin').slice(1);
  const added = addScenario(body, { id: 'cautious', name: 'Cautious', of: null });
  return {
    ...document,
    body: editInScenario(added, 'cautious', (seen) =>
      margins.reduce((edited, { id }) => setAssumption(edited, id, 0.1), seen),
    ),
  };
}
const valuation = exampleValuation2(documentWithScenario());
const shown = { scale: 'millions', formatting: formattingIn('en-US') } as const;
const points: readonly RangePoint[] = ['low', 'middle', 'high'];

const rangeOf = (method: string, of = valuation) => {
  const found = methodRanges(of).find((each) => each.method === method);
  if (!found) throw new Error(`No ${method}.`);
  return found;
};
const valueOf = (node: DerivationNode | null | undefined): number =>
  node?.figure?.ok ? Number(node.figure.value) : NaN;
function hasFiled(node: DerivationNode): boolean {
  return node.kind === 'filed' || node.children().some(hasFiled);
}

it.each(['scenarios', 'sensitivity', 'freeCashFlowToEquity', 'earningsPower', 'evToEbitda'])(
  '[VALUATION-SCREENS-646] derives both ends and the middle of %s down to the filings',
  (method) => {
    const each = rangeOf(method);
    if (!each.range.ok) throw new Error(each.range.reason);
    const root = methodRangeNode(valuation, each, null, shown);
    const parts = root?.children() ?? [];
    expect(parts.map(valueOf)).toEqual(
      points.map((point) => expect.closeTo(each.range.ok ? each.range.value[point] : NaN, 9) as number),
    );
    // Free cash flow to equity starts from lines of the model, which have their own derivation.
    if (method !== 'freeCashFlowToEquity') for (const part of parts) expect(hasFiled(part)).toBe(true);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(3);
  },
);

it('[VALUATION-SCREENS-646] names the inputs that an end of the sensitivity was computed with', () => {
  const low = methodRangeNode(valuation, rangeOf('sensitivity'), 'low', shown);
  expect(low?.label).toBe('Sensitivity, one step, low');
  const wacc = valuation.evaluator.number('wacc') + 0.005;
  const growth = valuation.evaluator.number('terminal_growth') - 0.005;
  expect(low?.notes).toEqual([
    `WACC ${(wacc * 100).toFixed(2)}%, Terminal growth ${(growth * 100).toFixed(2)}%`,
  ]);
});

it('[VALUATION-SCREENS-646] names the scenario of an end, with its inputs', () => {
  const low = methodRangeNode(valuation, rangeOf('scenarios'), 'low', shown);
  const cautious = scenariosOf(valuation).find(({ id }) => id === 'cautious');
  expect(cautious?.valuePerShare).toMatchObject({ value: valueOf(low) });
  expect(low?.notes.join('')).toMatch(/^Cautious scenario: Operating margin (\d+\.\d% to )?10\.0%$/u);
});

it('[VALUATION-SCREENS-646] names the rate of an end of another method', () => {
  const high = methodRangeNode(valuation, rangeOf('earningsPower'), 'high', shown);
  const wacc = valuation.evaluator.number('wacc') - 0.005;
  expect(high?.notes).toEqual([`Cost of capital ${(wacc * 100).toFixed(2)}%`]);
});

it('[VALUATION-SCREENS-646] derives the ends of a method without discounting', () => {
  const landlord = exampleLandlordValuation();
  for (const each of methodRanges(landlord)) {
    if (!each.range.ok || each.of !== 'model') continue;
    for (const point of points)
      expect(valueOf(methodRangeNode(landlord, each, point, shown))).toBeCloseTo(each.range.value[point], 9);
  }
});

it('[VALUATION-SCREENS-646] derives the ends of a saved model', () => {
  const { id, title, body } = exampleBuyoutDocument();
  const saved = { id, title, method: 'Leveraged buyout', body, ...savedModelRange(body) };
  const { range } = saved;
  if (!range.ok) throw new Error(range.reason);
  for (const point of points)
    expect(valueOf(savedRangeNode(saved, point, shown))).toBeCloseTo(range.value[point], 9);
});

it('[VALUATION-SCREENS-646] has the reason of a method without a value, whichever point is asked for', () => {
  const unknown = methodRanges(valuation).find(({ range }) => !range.ok);
  if (!unknown) throw new Error('Every method has a value.');
  for (const point of [null, ...points]) {
    const node = methodRangeNode(valuation, unknown, point, shown);
    expect(node?.figure).toEqual(unknown.range);
    expect(node?.children()).toEqual([]);
  }
});

it('[VALUATION-SCREENS-646] opens from the bar of the method', () => {
  render(<MethodsPanel valuation={valuation} />);
  const [plot] = screen.getAllByRole('application');
  if (!plot) throw new Error('No chart.');
  plot.focus();
  fireEvent.keyDown(plot, { key: 'ArrowDown' });
  fireEvent.keyDown(plot, { key: 'Enter' });
  const drawer = screen.getByRole('dialog', { name: 'Scenarios' });
  expect(drawer.textContent).toContain('Scenarios, low');
  expect(drawer.textContent).toContain('Cautious scenario:');
});
