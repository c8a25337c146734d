import { amountField } from '../amountField.js';
import type { AssumptionGroup } from '../AssumptionGroup.js';
import { rateField } from '../rateField.js';

const builtUp = { input: 'wacc_method', is: ['build_up'] };

/** The inputs beside the yearly drivers, in the order in which the model uses them. */
export const assumptionGroups: readonly AssumptionGroup[] = [
  {
    id: 'cost-of-capital',
    title: 'Cost of capital',
    fields: [
      {
        input: 'wacc_method',
        label: 'WACC method',
        control: 'choice',
        options: [
          { value: 'build_up', label: 'Built up' },
          { value: 'given', label: 'One number' },
        ],
      },
      rateField('given_wacc', 'WACC, as one number', 0, { input: 'wacc_method', is: ['given'] }),
      rateField('risk_free_rate', 'Risk-free rate', -0.1, builtUp),
      rateField('equity_risk_premium', 'Equity risk premium', 0, builtUp),
      {
        input: 'beta',
        label: 'Beta',
        control: 'figure',
        kind: 'number',
        precision: 2,
        step: 0.05,
        minimum: -5,
        maximum: 10,
        when: builtUp,
      },
      rateField('cost_of_debt', 'Cost of debt, before tax', 0, builtUp),
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
      {
        input: 'exit_multiple',
        label: 'Exit multiple',
        control: 'figure',
        kind: 'multiple',
        precision: 1,
        step: 0.5,
        minimum: 0,
        maximum: 1000,
        when: { input: 'terminal_method', is: ['market_multiple'] },
      },
      {
        input: 'exit_metric',
        label: 'Multiple of',
        control: 'choice',
        options: [
          { value: 'ebitda', label: 'EBITDA' },
          { value: 'ebit', label: 'EBIT' },
        ],
        when: { input: 'terminal_method', is: ['market_multiple'] },
      },
      {
        input: 'discounting',
        label: 'Discounting',
        control: 'choice',
        options: [
          { value: 'mid_year', label: 'Mid-year' },
          { value: 'end_of_year', label: 'End of year' },
        ],
      },
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
      {
        input: 'shares_outstanding',
        label: 'Diluted shares',
        control: 'figure',
        kind: 'count',
        precision: 1,
        minimum: 1,
      },
    ],
  },
];
