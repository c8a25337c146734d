import { percent, reason } from '@finance-analyst/foundation';
import type { InputValues } from '@finance-analyst/model-engine';
import { costOfEquity } from '../cost-of-capital/costOfEquity.js';
import { releveredBeta } from '../cost-of-capital/releveredBeta.js';
import { weightedAverageCostOfCapital } from '../cost-of-capital/weightedAverageCostOfCapital.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** A premium that not every template has. */
const premiumIn = (inputs: InputValues, input: string): number =>
  inputs[input] === undefined ? 0 : numberIn(inputs, input);

/** The beta that the cost of equity is built up with: the company’s own, or that of its peers at the model’s debt share. */
const betaInUse = (inputs: InputValues): number =>
  inputs['beta_method'] === 'peers'
    ? releveredBeta(
        numberIn(inputs, 'peer_beta'),
        numberIn(inputs, 'debt_weight'),
        numberIn(inputs, 'interest_tax_rate'),
      )
    : numberIn(inputs, 'beta');

/** The default of the single-number cost of capital: the rate built up from the components. */
export function builtUpRate({ inputs }: DerivationBasis): Assumption {
  const parts = {
    riskFreeRate: numberIn(inputs, 'risk_free_rate'),
    equityRiskPremium: numberIn(inputs, 'equity_risk_premium'),
    beta: betaInUse(inputs),
    otherPremiums: premiumIn(inputs, 'country_risk_premium') + premiumIn(inputs, 'specific_premium'),
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
