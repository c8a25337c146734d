import type { ValuationModelBody } from '@finance-analyst/documents';
import { describe, expect, it } from 'vitest';
import { setAssumption } from './editAssumptions.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleModels } from '../testing/exampleModels.js';
import { withMarketBeta } from './withMarketBeta.js';

const measured = {
  ...exampleParameters,
  riskFreeRate: { ...exampleParameters.riskFreeRate, value: 0.09 },
  beta: { value: 1.42, label: 'Slope of 138 weekly returns', source: 'csv-import', asOf: '2026-11-20' },
};
const betaOf = ({ assumptions }: ValuationModelBody) => assumptions.find(({ input }) => input === 'beta');

const withBeta = exampleModels.filter(([, body]) => betaOf(body));

describe('The beta of stored prices', () => {
  it.each(withBeta)('[VALUATION-42] replaces the default, and nothing else: %s', (_, body) => {
    const after = withMarketBeta(body, measured);
    expect(betaOf(after)).toMatchObject({
      value: 1.42,
      defaultValue: 1.42,
      reason: 'Slope of 138 weekly returns; as measured, not relevered when the debt share changes',
      provenance: { detail: 'csv-import', asOf: '2026-11-20' },
    });
    const others = ({ assumptions }: typeof body) => assumptions.filter(({ input }) => input !== 'beta');
    expect(others(after)).toEqual(others(body));
    expect(withMarketBeta(after, measured)).toBe(after);
    expect(withMarketBeta(body, exampleParameters)).toBe(body);
  });

  it.each(withBeta)('[VALUATION-42] keeps an edited beta, with another default: %s', (_, body) => {
    const edited = setAssumption(body, 'beta', 1.7);
    expect(betaOf(withMarketBeta(edited, measured))).toMatchObject({
      value: 1.7,
      defaultValue: 1.42,
      edited: true,
    });
  });

  it.each(exampleModels.filter(([, body]) => !betaOf(body)))(
    '[VALUATION-42] leaves a model without a beta as it is: %s',
    (_, body) => {
      expect(withMarketBeta(body, measured)).toBe(body);
    },
  );
});
