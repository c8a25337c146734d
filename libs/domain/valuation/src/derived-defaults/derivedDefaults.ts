import { revenueGrowth } from '../default-assumptions/revenueGrowth.js';
import { builtUpRate } from './builtUpRate.js';
import { costOfDebt } from './costOfDebt.js';
import { debtWeight } from './debtWeight.js';
import type { DerivedDefault } from './DerivedDefault.js';
import { exitMultiple } from './exitMultiple.js';
import { interestTaxRate } from './interestTaxRate.js';
import { numberIn } from './numberIn.js';
import { terminalGrowth } from './terminalGrowth.js';
import { workingCapitalRate } from './workingCapitalRate.js';

/** Every derived default, each after those it depends on. */
export const derivedDefaults: readonly DerivedDefault[] = [
  { input: 'terminal_growth', derive: terminalGrowth },
  {
    input: 'revenue_growth',
    derive: ({ fundamentals, years, inputs }) =>
      revenueGrowth(fundamentals, years, numberIn(inputs, 'terminal_growth')),
  },
  { input: 'working_capital_rate', derive: workingCapitalRate },
  { input: 'cost_of_debt', derive: costOfDebt },
  { input: 'interest_tax_rate', derive: interestTaxRate },
  { input: 'debt_weight', derive: debtWeight },
  {
    input: 'given_wacc',
    derive: builtUpRate,
    isInUse: ({ wacc_method: method }) => method === 'given',
  },
  {
    input: 'exit_multiple',
    derive: exitMultiple,
    isInUse: ({ terminal_method: method }) => method === 'market_multiple',
  },
];
