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

it.each(['freeCashFlowToEquity', 'earningsPower'])(
  '[VALUATION-SCREENS-680] makes the rate at an end of %s of that of the model and the step, down to the filings',
  (method) => {
    const line = method === 'earningsPower' ? 'wacc' : 'cost_of_equity';
    const own = valuation.evaluator.number(line);
    for (const [point, step] of [
      ['low', 0.005],
      ['high', -0.005],
    ] as const) {
      const rate = methodRangeNode(valuation, rangeOf(method), point, shown)?.children()[1];
      expect(valueOf(rate)).toBeCloseTo(own + step, 12);
      expect(rate?.formula).toBe('rate of the model + step of the range');
      expect(rate?.notes.join('')).toMatch(
        /^Cost of (equity|capital) of the model, .*; the range is one step/u,
      );
      const [ofModel, stepNode] = rate?.children() ?? [];
      expect([ofModel?.label, valueOf(ofModel)]).toEqual(['Rate of the model', own]);
      expect([stepNode?.label, valueOf(stepNode)]).toEqual(['Step of the range', step]);
      expect(ofModel?.children().length).toBeGreaterThan(1);
    }
    const middle = methodRangeNode(valuation, rangeOf(method), 'middle', shown)?.children()[1];
    expect(middle?.formula).toBeNull();
    expect(middle?.notes.join('')).toMatch(/^Cost of (equity|capital) of the model$/u);
    expect(middle?.children().map(({ label }) => label)).toEqual(['Rate of the model']);
  },
);

/** A figure as its drawer writes it, to the last place shown. */
const written = (node: DerivationNode | null | undefined): number => {
  if (!node?.figure?.ok) throw new Error(`${node?.label ?? 'It'} has no figure.`);
  const text = shown.formatting.format(node.figure, { ...node.format, unit: 'hidden' });
  const size = Number(text.replaceAll(/[^\d.]/gu, '')) * (/[\u2212-]/u.test(text) ? -1 : 1);
  return text.includes('%') || node.format.kind === 'rate' ? size / 100 : size;
};

it.each(['freeCashFlowToEquity', 'earningsPower'])(
  '[VALUATION-SCREENS-681] gives the value of %s from the parts as shown, by its formula',
  (method) => {
    for (const point of points) {
      const node = methodRangeNode(valuation, rangeOf(method), point, shown);
      const parts = node?.children() ?? [];
      const [line, rate, years, ...others] = parts.map(written);
      const shares = others.pop() ?? Number.NaN;
      // Assets are added and claims subtracted, in the order of the formula.
      const signs = node?.formula?.split('years carried forward')[1]?.match(/[+\u2212]/gu) ?? [];
      const beside = others.reduce((sum, each, index) => sum + (signs[index] === '+' ? each : -each), 0);
      const value = ((line ?? 0) * (1 + (rate ?? 0)) ** (years ?? 0) + beside) / shares;
      expect(value / written(node)).toBeCloseTo(1, 3);
    }
  },
);

it('[VALUATION-SCREENS-681] has the years carried forward to four places, from the dates and when cash arrives', () => {
  for (const method of ['freeCashFlowToEquity', 'earningsPower']) {
    const parts = methodRangeNode(valuation, rangeOf(method), 'middle', shown)?.children() ?? [];
    const years = parts[2];
    expect(years?.label).toBe('Years carried forward');
    expect(years?.format).toMatchObject({ precision: 4 });
    const [dates, earlier] = years?.children() ?? [];
    expect(dates?.label).toMatch(/^Years from \w+ \d+, \d{4} to \w+ \d+, \d{4}$/u);
    expect(written(dates) + written(earlier)).toBeCloseTo(written(years), 3);
    expect(years?.formula).toBe(
      `${dates?.label.replace('Years', 'years') ?? ''} + years that cash arrives earlier`,
    );
    if (method === 'freeCashFlowToEquity') {
      expect(valueOf(earlier)).toBe(0.5);
      continue;
    }
    // By the formula shown, from the present value of 1 a year in the periods of the model.
    const [level] = earlier?.children() ?? [];
    const rate = valueOf(parts[1]);
    const found = Math.log(rate * written(level)) / Math.log(1 + rate) - written(dates);
    expect(found).toBeCloseTo(written(earlier), 3);
    const periods = level?.children().map(valueOf) ?? [];
    expect(periods).toHaveLength(2 * valuation.body.years);
    const flows = periods.reduce(
      (sum, length, index) =>
        index % 2 === 0 ? sum + length / (1 + rate) ** (periods[index + 1] ?? 0) : sum,
      0,
    );
    expect(flows + 1 / rate / (1 + rate) ** (periods.at(-1) ?? 0)).toBeCloseTo(valueOf(level), 9);
  }
});

it('[VALUATION-SCREENS-686] writes formulas in the words of their parts, without names of functions', () => {
  const formulas: (readonly [string, DerivationNode])[] = [];
  const collect = (node: DerivationNode, depth: number): void => {
    if (node.formula !== null) formulas.push([node.formula, node]);
    if (depth > 0) for (const child of node.children()) collect(child, depth - 1);
  };
  for (const each of methodRanges(valuation)) {
    const root = each.range.ok && each.of === 'model' ? methodRangeNode(valuation, each, null, shown) : null;
    if (root) collect(root, 5);
  }
  expect(formulas.length).toBeGreaterThan(100);
  for (const [formula] of formulas)
    expect(formula).not.toMatch(/\b(?:require|if|and|or|not|max|min|sum|last|first|edate)\(/u);
  const [, power] = formulas.find(([, { label }]) => label === 'Earnings power, middle') ?? [];
  const words = power?.children().map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)) ?? [];
  expect(words.length).toBeGreaterThan(6);
  for (const word of words) expect(power?.formula).toContain(word);
});
