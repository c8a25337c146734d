import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { sensitivityOf } from '../sensitivity/sensitivityOf.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleModels } from '../testing/exampleModels.js';
import { memoizeByValuation } from './memoizeByValuation.js';

it.each(exampleModels)(
  '[VALUATION-46] computes once per valuation, and again after an edit: %s',
  (_, body) => {
    const asked: unknown[] = [];
    const count = memoizeByValuation((valuation) => asked.push(valuation));
    const valuation = valuationOf(body);
    expect([count(valuation), count(valuation)]).toEqual([1, 1]);
    expect(sensitivityOf(valuation)).toBe(sensitivityOf(valuation));
    const numeric = body.assumptions.find(({ value }) => typeof value === 'number');
    const edited = valuationOf(setAssumption(body, numeric?.id ?? '', 0.0123));
    expect(count(edited)).toBe(2);
    expect(sensitivityOf(edited)).not.toBe(sensitivityOf(valuation));
  },
);
