import { percent, reason } from '@finance-analyst/foundation';
import { valuationDate } from '../company-defaults/valuationDate.js';
import { costOfEquity } from '../cost-of-capital/costOfEquity.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { derivedFrom } from '../derived-defaults/derivedFrom.js';
import type { DerivedDefault } from '../derived-defaults/DerivedDefault.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { terminalGrowth } from '../derived-defaults/terminalGrowth.js';
import { assetGrowth } from './assetGrowth.js';
import { baseAssets, capitalRatio } from './capital.js';
import { excessReturnBasis } from './excessReturnBasis.js';
import { returnOnEquity } from './returnOnEquity.js';

const fromBank = derivedFrom(excessReturnBasis);

/** The default of the single-number cost of equity: the rate built up from the components. */
export function builtUpCostOfEquity({ inputs }: Pick<DerivationBasis, 'inputs'>): Assumption {
  const rates = {
    riskFreeRate: numberIn(inputs, 'risk_free_rate'),
    equityRiskPremium: numberIn(inputs, 'equity_risk_premium'),
    beta: numberIn(inputs, 'beta'),
  };
  return {
    input: 'given_cost_of_equity',
    value: costOfEquity(rates),
    reason: reason`The built-up rate: risk-free rate ${percent(rates.riskFreeRate, 2)} and beta times a premium of ${percent(rates.equityRiskPremium, 2)}`,
    sources: [],
    external: null,
  };
}

/** The company's own return on equity in the first forecast year, whatever the analyst expects. */
function startingReturn({ fundamentals, years }: DerivationBasis): number {
  const value = returnOnEquity(fundamentals, years)?.value;
  return typeof value === 'object' ? Number(value[0]) : Number(value ?? 0);
}

/** The defaults that follow from other inputs, the forecast's length or the price; each after those it depends on. */
export const excessReturnDerivedDefaults: readonly DerivedDefault[] = [
  { input: 'valuation_date', derive: fromBank(valuationDate), followsNoInput: true },
  { input: 'base_assets', derive: baseAssets },
  { input: 'capital_ratio', derive: capitalRatio },
  { input: 'terminal_growth', derive: terminalGrowth },
  {
    input: 'return_on_equity',
    derive: ({ fundamentals, years }) => returnOnEquity(fundamentals, years),
    followsNoInput: true,
  },
  {
    input: 'asset_growth',
    derive: (derivation) =>
      assetGrowth(
        derivation.fundamentals,
        derivation.years,
        startingReturn(derivation),
        numberIn(derivation.inputs, 'terminal_growth'),
      ),
  },
  {
    input: 'given_cost_of_equity',
    derive: builtUpCostOfEquity,
    isInUse: ({ cost_of_equity_method: method }) => method === 'given',
  },
];
