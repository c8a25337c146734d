import { percent, reason } from '@finance-analyst/foundation';
import { costOfEquity } from '../../cost-of-capital/costOfEquity.js';
import type { Assumption } from '../../default-assumptions/Assumption.js';
import type {
  DefaultAssumptionsRequest,
  DefaultAssumptionsResult,
} from '../../default-assumptions/defaultAssumptions.js';
import { equityBridge, sharesOutstanding } from '../../default-assumptions/equityBridge.js';
import { marketRates } from '../../default-assumptions/marketRates.js';
import { sourceOf } from '../../default-assumptions/statementHistory.js';
import { terminalGrowth } from '../../derived-defaults/terminalGrowth.js';
import { excessReturnSuitability } from '../../suitability/excessReturnSuitability.js';
import { assetGrowth } from './assetGrowth.js';
import { capital } from './capital.js';
import { persistence } from './persistence.js';
import { returnOnEquity } from './returnOnEquity.js';

/**
 * The default assumptions of a bank's or insurer's excess return valuation, each with its reason and the filed figures
 * behind it; or the reason the model does not fit the company.
 */
export function excessReturnAssumptions({
  fundamentals,
  parameters,
  years,
}: Omit<DefaultAssumptionsRequest, 'quote'>): DefaultAssumptionsResult {
  const suitability = excessReturnSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const { base } = suitability;
  const equity = sourceOf(base, 'shareholdersEquity');
  const returns = returnOnEquity(fundamentals, years);
  const shares = sharesOutstanding(fundamentals, base);
  const preferred = equityBridge(fundamentals, { base, year: base }).filter(
    ({ input }) => input === 'preferred_equity',
  );
  if (!equity || !returns || !shares)
    throw new Error('A suitable company has equity, returns on equity and shares.');
  const { riskFreeRate, equityRiskPremium, beta } = parameters;
  const growth = terminalGrowth({ inputs: { risk_free_rate: riskFreeRate.value } });
  const startingReturn = typeof returns.value === 'number' ? returns.value : Number(returns.value[0]);
  const rates = {
    riskFreeRate: riskFreeRate.value,
    equityRiskPremium: equityRiskPremium.value,
    beta: beta.value,
  };
  const choices: readonly Assumption[] = [
    {
      input: 'cost_of_equity_method',
      value: 'build_up',
      reason: 'Computed from its components',
      sources: [],
      external: null,
    },
    {
      input: 'given_cost_of_equity',
      value: costOfEquity(rates),
      reason: reason`The built-up rate: risk-free rate ${percent(rates.riskFreeRate, 2)} and beta times a premium of ${percent(rates.equityRiskPremium, 2)}`,
      sources: [],
      external: null,
    },
  ];
  return {
    ok: true,
    value: {
      base,
      assumptions: [
        ...capital(base, equity),
        assetGrowth(fundamentals, years, startingReturn, Number(growth.value)),
        returns,
        ...marketRates(parameters),
        ...choices,
        persistence,
        growth,
        ...preferred,
        shares,
      ],
    },
  };
}
