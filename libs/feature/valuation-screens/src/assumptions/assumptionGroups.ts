import type { FigureKind } from '@finance-analyst/figures';

/** An input with one value, as the analyst edits it. */
export type AssumptionField =
  | {
      readonly input: string;
      readonly label: string;
      readonly control: 'figure';
      readonly kind: Exclude<FigureKind, 'date'>;
      readonly precision: number;
      readonly step?: number;
      /** Values outside can only be a typing error; the field rejects them. */
      readonly minimum?: number;
      readonly maximum?: number;
      /** Shown only while another input has this choice. */
      readonly when?: { readonly input: string; readonly is: string };
    }
  | {
      readonly input: string;
      readonly label: string;
      readonly control: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly when?: { readonly input: string; readonly is: string };
    };

export interface AssumptionGroup {
  readonly id: 'cost-of-capital' | 'terminal' | 'bridge';
  readonly title: string;
  readonly fields: readonly AssumptionField[];
}

const rate = (
  input: string,
  label: string,
  minimum: number,
  when?: AssumptionField['when'],
): AssumptionField => ({
  input,
  label,
  control: 'figure',
  kind: 'rate',
  precision: 2,
  minimum,
  maximum: 1,
  ...(when ? { when } : {}),
});
const amount = (input: string, label: string, minimum?: number): AssumptionField => ({
  input,
  label,
  control: 'figure',
  kind: 'amount',
  precision: 0,
  ...(minimum === undefined ? {} : { minimum }),
});

const builtUp = { input: 'wacc_method', is: 'build_up' };

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
      rate('given_wacc', 'WACC, as one number', 0, { input: 'wacc_method', is: 'given' }),
      rate('risk_free_rate', 'Risk-free rate', -0.1, builtUp),
      rate('equity_risk_premium', 'Equity risk premium', 0, builtUp),
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
      rate('cost_of_debt', 'Cost of debt, before tax', 0, builtUp),
      rate('interest_tax_rate', 'Tax rate on interest', 0, builtUp),
      rate('debt_weight', 'Debt share of capital', 0, builtUp),
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
      rate('terminal_growth', 'Terminal growth', -1, { input: 'terminal_method', is: 'perpetual_growth' }),
      {
        input: 'exit_multiple',
        label: 'Exit multiple',
        control: 'figure',
        kind: 'multiple',
        precision: 1,
        step: 0.5,
        minimum: 0,
        maximum: 1000,
        when: { input: 'terminal_method', is: 'market_multiple' },
      },
      {
        input: 'exit_metric',
        label: 'Multiple of',
        control: 'choice',
        options: [
          { value: 'ebitda', label: 'EBITDA' },
          { value: 'ebit', label: 'EBIT' },
        ],
        when: { input: 'terminal_method', is: 'market_multiple' },
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
      amount('base_revenue', 'Base revenue', 0),
      amount('base_working_capital', 'Base working capital'),
      amount('cash', 'Cash and short-term investments', 0),
      amount('non_operating_assets', 'Non-operating assets', 0),
      amount('debt', 'Debt', 0),
      amount('minority_interest', 'Minority interest'),
      amount('preferred_equity', 'Preferred equity', 0),
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
