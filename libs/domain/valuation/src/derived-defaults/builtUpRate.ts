import { percent, reason } from '@finance-analyst/foundation';
import { costOfEquity } from '../cost-of-capital/costOfEquity.js';
import { weightedAverageCostOfCapital } from '../cost-of-capital/weightedAverageCostOfCapital.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** The default of the single-number cost of capital: the rate built up from the components. */
export function builtUpRate({ inputs }: DerivationBasis): Assumption {
  const parts = {
    riskFreeRate: numberIn(inputs, 'risk_free_rate'),
    equityRiskPremium: numberIn(inputs, 'equity_risk_premium'),
    beta: numberIn(inputs, 'beta'),
    costOfDebt: numberIn(inputs, 'cost_of_debt'),
    taxRate: numberIn(inputs, 'interest_tax_rate'),
    debtWeight: numberIn(inputs, 'debt_weight'),
  };
  return {
    input: 'given_wacc',
    value: weightedAverageCostOfCapital(parts),
    reason: reason`The built-up rate: cost of equity ${percent(costOfEquity(parts), 2)}, cost of debt ${percent(parts.costOfDebt, 2)} before tax at ${percent(parts.taxRate)}, debt ${percent(parts.debtWeight)} of capital`,
    sources: [],
    external: null,
  };
}
