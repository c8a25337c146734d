import { formatFigure, type FigureFormatting } from '@finance-analyst/figures';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { exampleValuation } from '../testing/exampleModel.js';
import type { InputSpread } from './InputSetting.js';
import { offeredInputs } from './offeredInputs.js';
import { spreadHint } from './spreadHint.js';

const valuation = exampleValuation();
const format: FigureFormatting['format'] = (figure, as) => formatFigure(figure, { ...as, locale: 'en-US' });
const hintOf = (name: string, spread: InputSpread, isIncluded = true): string | null => {
  const input = offeredInputs(valuation).find((each) => each.name === name);
  if (!input) throw new Error(`${name} is offered.`);
  return spreadHint({ isIncluded, spread }, input, valuation, { format });
};

it.each<readonly [string, InputSpread]>([
  ['operating_margin', { kind: 'normal', range: 10_000 }],
  ['risk_free_rate', { kind: 'normal', range: 0.5 }],
  ['debt_weight', { kind: 'normal', range: 0.9 }],
  ['revenue_growth', { kind: 'uniform', low: -0.5, high: 0 }],
  ['beta', { kind: 'triangular', low: 0, mode: 0, high: 2 }],
  ['beta', { kind: 'discrete', outcomes: [{ change: 20, probability: 1 }] }],
])('[UNCERTAINTY-SCREENS-41] asks whether a far wider range of %s is intended', (name, spread) => {
  expect(hintOf(name, spread)).toMatch(/^[\d,]+× the default range of ±[\d.]+.*\. Is this intended\?$/u);
});

it('[UNCERTAINTY-SCREENS-41] names how many times the default range it is', () => {
  expect(hintOf('risk_free_rate', { kind: 'normal', range: 0.5 })).toBe(messages.farWider('50×', '1.00%'));
});

it('[UNCERTAINTY-SCREENS-41] asks where a range takes an input out of its usual bounds, if its base is within', () => {
  const at = (first: number, spread: InputSpread, name = 'revenue_growth') => {
    const input = offeredInputs(valuation).find((each) => each.name === name);
    if (!input) throw new Error(`${name} is offered.`);
    const standard = { isIncluded: true, spread: { kind: 'normal', range: 0.3 } } as const;
    return spreadHint({ isIncluded: true, spread }, { ...input, first, last: first, standard }, valuation, {
      format,
    });
  };
  expect(at(0.1, { kind: 'normal', range: 1.2 })).toBe(messages.reachesBelow('−110.00%', '−100.00%'));
  expect(at(0.1, { kind: 'uniform', low: 0, high: 1.2 })).toBe(messages.reachesAbove('130.00%', '100.00%'));
  expect(at(1, { kind: 'normal', range: 1.2 }, 'beta')).toBe(messages.reachesBelow('−0.20×', '0.00×'));
  expect(at(0.1, { kind: 'normal', range: 0.8 })).toBeNull();
  expect(at(1.1, { kind: 'normal', range: 0.4 })).toBeNull();
});

it.each<readonly [string, InputSpread]>([
  ['operating_margin', { kind: 'normal', range: 0.05 }],
  ['debt_weight', { kind: 'normal', range: 0.1 }],
  ['beta', { kind: 'normal', range: 0.5 }],
  ['beta', { kind: 'lognormal', range: 0.9 }],
])('[UNCERTAINTY-SCREENS-41] says nothing of a usual range of %s', (name, spread) => {
  expect(hintOf(name, spread)).toBeNull();
});

it('[UNCERTAINTY-SCREENS-41] says nothing of default ranges, of an input that does not vary, nor of what makes no distribution', () => {
  for (const input of offeredInputs(valuation))
    expect(spreadHint({ ...input.standard, isIncluded: true }, input, valuation, { format })).toBeNull();
  expect(hintOf('beta', { kind: 'normal', range: 900 }, false)).toBeNull();
  expect(hintOf('beta', { kind: 'uniform', low: 900, high: 800 })).toBeNull();
});
