import { describe, expect, it } from 'vitest';
import { figure } from '../testing/figure.js';
import { evaluateFormula } from './evaluateFormula.js';
import { ifrsFormulas } from './ifrsFormulas.js';
import type { FormulaLine } from './StatementFormulas.js';

const line = (name: FormulaLine, filed: Readonly<Record<string, number>>) =>
  evaluateFormula(ifrsFormulas[name], (tag) => {
    const value = filed[tag];
    return value === undefined ? undefined : figure(tag, value);
  });

describe('ifrs-full formulas', () => {
  it('[MARKET-29] takes the revaluation of investment property out of operating income', () => {
    const landlord = {
      ProfitLossFromOperatingActivities: 36,
      GainsLossesOnFairValueAdjustmentInvestmentProperty: 32,
    };
    expect(line('operatingIncome', landlord)).toMatchObject({
      value: 4,
      derivation: 'Operating profit less revaluation of investment property',
    });
    expect(line('operatingIncome', { ProfitLossFromOperatingActivities: 36 })).toMatchObject({
      value: 36,
      derivation: null,
    });
  });

  it('[MARKET-29] counts additions to investment property as capital expenditure', () => {
    const equipment = { PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: 1 };
    expect(
      line('capitalExpenditure', { ...equipment, AdditionsFromAcquisitionsInvestmentProperty: 27 })?.value,
    ).toBe(28);
    expect(line('capitalExpenditure', equipment)?.value).toBe(1);
  });
});
