import { amountField } from '../amountField.js';
import type { AssumptionGroup } from '../AssumptionGroup.js';
import { builtUp, capitalFields, discountingField, exitFields, sharesField } from '../cashFlowFields.js';
import { rateField } from '../rateField.js';

/** The inputs beside the yearly drivers, in the order in which the model uses them. */
export const assumptionGroups: readonly AssumptionGroup[] = [
  {
    id: 'cost-of-capital',
    title: 'Cost of capital',
    fields: [
      ...capitalFields(),
      rateField('interest_tax_rate', 'Tax rate on interest', 0, builtUp),
      rateField('debt_weight', 'Debt share of capital', 0, builtUp),
    ],
  },
  {
    id: 'terminal',
    title: 'Terminal value and timing',
    fields: [
      {
        input: 'terminal_method',
        label: 'Terminal value',
        control: 'choice',
        options: [
          { value: 'perpetual_growth', label: 'Growth' },
          { value: 'market_multiple', label: 'Exit multiple' },
        ],
      },
      rateField('terminal_growth', 'Terminal growth', -1, {
        input: 'terminal_method',
        is: ['perpetual_growth'],
      }),
      ...exitFields('EBIT'),
      discountingField,
    ],
  },
  {
    id: 'bridge',
    title: 'From enterprise to equity',
    fields: [
      amountField('base_revenue', 'Base revenue', 0),
      amountField('base_working_capital', 'Base working capital'),
      amountField('cash', 'Cash and short-term investments', 0),
      amountField('non_operating_assets', 'Non-operating assets', 0),
      amountField('debt', 'Debt', 0),
      amountField('minority_interest', 'Minority interest'),
      amountField('preferred_equity', 'Preferred equity', 0),
      sharesField('shares_outstanding', 'Diluted shares', 1),
    ],
  },
];
