import { amountField } from './amountField.js';
import type { AssumptionField } from './AssumptionField.js';
import { rateField } from './rateField.js';

// What methods have in common.

/** The components count where the cost of capital is built up. */
export const builtUp = { input: 'wacc_method', is: ['build_up'] };

/** The exit multiple counts where the terminal value is by multiple. */
export const byMultiple = { input: 'terminal_method', is: ['market_multiple'] };

export const betaField = (
  when: NonNullable<AssumptionField['when']>,
  input = 'beta',
  label = 'Beta',
): AssumptionField => ({
  input,
  label,
  control: 'figure',
  kind: 'number',
  precision: 2,
  step: 0.05,
  minimum: -5,
  maximum: 10,
  when,
});

/** A count of shares. */
export const sharesField = (input: string, label: string, minimum: number): AssumptionField => ({
  input,
  label,
  control: 'figure',
  kind: 'count',
  precision: 1,
  minimum,
});

/** The items between the value of all capital and that of a share, and the shares; `pensions` are theirs. */
export const bridgeFields = (...pensions: readonly AssumptionField[]): readonly AssumptionField[] => [
  amountField('cash', 'Cash and short-term investments', 0),
  amountField('non_operating_assets', 'Long-term investments', 0),
  amountField('associates', 'Associates', 0),
  amountField('debt', 'Debt', 0),
  ...pensions,
  amountField('minority_interest', 'Minority interest'),
  amountField('preferred_equity', 'Preferred equity', 0),
  sharesField('shares_outstanding', 'Shares outstanding', 1),
  sharesField('dilutive_shares', 'Dilutive shares', 0),
];

/** How the cost of capital is given, and its market rates; `premiums` are those beyond the market's. */
export const capitalFields = (premiums: readonly AssumptionField[] = []): readonly AssumptionField[] => [
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
  ...premiums,
  betaField(builtUp),
  rateField('cost_of_debt', 'Cost of debt, before tax', 0, builtUp),
];

/** The exit multiple and what it is of: EBITDA, or the operating income that `ebit` names. */
export const exitFields = (ebit: string): readonly AssumptionField[] => [
  {
    input: 'exit_multiple',
    label: 'Exit multiple',
    control: 'figure',
    kind: 'multiple',
    precision: 1,
    step: 0.5,
    minimum: 0,
    maximum: 1000,
    when: byMultiple,
  },
  {
    input: 'exit_metric',
    label: 'Multiple of',
    control: 'choice',
    options: [
      { value: 'ebitda', label: 'EBITDA' },
      { value: 'ebit', label: ebit },
    ],
    when: byMultiple,
  },
];

export const discountingField: AssumptionField = {
  input: 'discounting',
  label: 'Discounting',
  control: 'choice',
  options: [
    { value: 'mid_year', label: 'Mid-year' },
    { value: 'end_of_year', label: 'End of year' },
  ],
};
