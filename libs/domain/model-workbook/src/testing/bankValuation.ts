import type { Evaluator } from '@finance-analyst/model-engine';
import { createSampleMarket } from '@finance-analyst/sample-economy';
import { evaluateValuation, newValuationBody } from '@finance-analyst/valuation';

const bank = 'Northollow Bancorp';

const parameter = (value: number) => ({
  value,
  label: 'Set for this test',
  source: 'configuration',
  asOf: null,
});

let evaluator: Evaluator | undefined;

/** A new model of a bank of the sample market with its history: version 2 of the excess return template. */
export const bankValuation = (): Evaluator => (evaluator ??= evaluateBank());

function evaluateBank(): Evaluator {
  const market = createSampleMarket();
  const symbol = market.instruments().find(({ name }) => name === bank)?.symbol ?? '';
  const fundamentals = market.fundamentals(symbol);
  const body = newValuationBody({
    fundamentals,
    parameters: {
      riskFreeRate: parameter(0.04),
      equityRiskPremium: parameter(0.05),
      beta: parameter(1.1),
      costOfDebt: parameter(0.055),
    },
    quote: null,
  });
  if (!body.ok) throw new Error(body.reason);
  const { template } = body.value;
  if (template?.id !== 'excess-return' || template.version !== 2)
    throw new Error(`The model of a bank is of ${template?.id}, version ${template?.version}.`);
  const result = evaluateValuation(body.value, fundamentals);
  if (!result.ok) throw new Error(result.reasons.join(' '));
  return result.valuation.evaluator;
}
