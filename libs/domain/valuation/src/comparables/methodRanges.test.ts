import { expect, it } from 'vitest';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { peersAt } from '../testing/peersAt.js';
import { scenariosOf } from '../scenarios/scenariosOf.js';
import { sensitivityOf } from '../sensitivity/sensitivityOf.js';
import { setAssumption } from '../editing/editAssumptions.js';
import { otherMethods } from '../other-methods/otherMethods.js';
import { addPeers } from './editPeers.js';
import { methodRanges } from './methodRanges.js';
import { modelComparables } from './modelComparables.js';

const fundamentals = exampleFiler({ netIncome: 180, shareholdersEquity: 700 });
const { body } = exampleCompanyModel({ fundamentals });
const peers = peersAt([18, 25, 31, 44], fundamentals);

it('[VALUATION-258] ranges the value per share over scenarios, one step of sensitivity and the quartiles of each multiple', () => {
  const valuation = valuationOf(addPeers(body, peers));
  const value = valuation.evaluator.read('value_per_share');
  const grid = sensitivityOf(valuation);
  if (!value.ok || !grid.ok) throw new Error('No value.');
  const ranges = methodRanges(valuation);
  const [scenarios, sensitivity] = ranges;
  const evToEbitda = ranges.find(({ method }) => method === 'evToEbitda');
  const values = scenariosOf(valuation).map(({ valuePerShare }) =>
    valuePerShare.ok ? valuePerShare.value : 0,
  );
  expect(scenarios?.range).toEqual({
    ok: true,
    value: { low: Math.min(...values), middle: value.value, high: Math.max(...values) },
  });
  const at = (row: number, column: number): number => {
    const cell = grid.cells[row]?.[column];
    return cell?.ok ? cell.value : Number.NaN;
  };
  expect(sensitivity?.range.ok && sensitivity.range.value.low).toBeCloseTo(at(3, 1), 8);
  expect(sensitivity?.range.ok && sensitivity.range.value.high).toBeCloseTo(at(1, 3), 8);
  const { median, lowQuartile, highQuartile } = modelComparables(valuation).implied.evToEbitda;
  expect(evToEbitda).toMatchObject({
    of: 'peers',
    range: {
      value: {
        low: lowQuartile.ok && lowQuartile.value,
        middle: median.ok && median.value,
        high: highQuartile.ok && highQuartile.value,
      },
    },
  });
});

it('[VALUATION-258] gives the reason of a method without a value', () => {
  const ranges = methodRanges(valuationOf(body));
  expect(ranges.find(({ method }) => method === 'priceToBook')?.range).toEqual({
    ok: false,
    reason: 'No peer has this multiple.',
  });
  expect(ranges.filter(({ range }) => range.ok).map(({ method }) => method)).toContain('sensitivity');
});

it('[VALUATION-258] has no range narrower than its method where a part of it has no value', () => {
  const rate = valuationOf(body).evaluator.read('wacc');
  if (!rate.ok) throw new Error(rate.reason);
  const close = valuationOf(setAssumption(body, 'terminal_growth', rate.value - 0.004));
  expect(close.evaluator.read('value_per_share').ok).toBe(true);
  const range = methodRanges(close).find(({ method }) => method === 'sensitivity')?.range;
  expect(range?.ok === false && range.reason).toMatch(/^One step of the sensitivity has no value\. ./u);
});

it('[VALUATION-258] ranges the other methods over one step of their rate', () => {
  const valuation = valuationOf(body);
  const [, , ...others] = methodRanges(valuation);
  expect(others.slice(0, 4)).toMatchObject(
    otherMethods(valuation).map(({ method, answer }) => ({ method, range: answer, of: 'model' })),
  );
});
