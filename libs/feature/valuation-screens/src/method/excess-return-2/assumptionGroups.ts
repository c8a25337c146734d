import { amountField } from '../amountField.js';
import type { AssumptionGroup } from '../AssumptionGroup.js';
import { betaField, sharesField } from '../cashFlowFields.js';
import { rateField } from '../rateField.js';

const builtUp = { input: 'cost_of_equity_method', is: ['build_up'] };

/** The inputs beside the yearly drivers, in the order in which an analyst reads them. */
export const assumptionGroups: readonly AssumptionGroup[] = [
  {
    id: 'cost-of-capital',
    title: 'Cost of equity',
    fields: [
      {
        input: 'cost_of_equity_method',
        label: 'Method',
        control: 'choice',
        options: [
          { value: 'build_up', label: 'Built up' },
          { value: 'given', label: 'One number' },
        ],
      },
      rateField('given_cost_of_equity', 'Cost of equity, as one number', 0, {
        input: 'cost_of_equity_method',
        is: ['given'],
      }),
      rateField('risk_free_rate', 'Risk-free rate', -0.1, builtUp),
      rateField('equity_risk_premium', 'Equity risk premium', 0, builtUp),
      betaField(builtUp),
    ],
  },
  {
    id: 'terminal',
    title: 'After the forecast',
    fields: [
      rateField('persistence', 'Persistence of the excess return', 0),
      rateField('terminal_growth', 'Terminal growth', -1),
    ],
    implied: [
      {
        name: 'final_price_to_book',
        label: 'Price to book at the end',
        format: { kind: 'multiple', precision: 2 },
      },
    ],
  },
  {
    id: 'bridge',
    title: 'Claims and shares',
    fields: [
      amountField('preferred_equity', 'Preferred equity', 0),
      sharesField('shares_outstanding', 'Shares outstanding', 1),
      sharesField('dilutive_shares', 'Dilutive shares', 0),
    ],
    implied: [
      { name: 'price_to_book', label: 'Value to book', format: { kind: 'multiple', precision: 2 } },
      { name: 'price_to_earnings', label: 'Value to earnings', format: { kind: 'multiple', precision: 1 } },
    ],
  },
  {
    id: 'base',
    title: 'Dates and balance sheet',
    fields: [
      { input: 'valuation_date', label: 'Valuation date', control: 'date' },
      { input: 'balance_date', label: 'Balance sheet date', control: 'date' },
      { input: 'first_year_end', label: 'End of the first forecast year', control: 'date' },
      amountField('base_equity', 'Shareholders’ equity'),
      amountField('base_assets', 'Total assets', 0),
    ],
  },
];
