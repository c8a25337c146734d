/** The inputs of the templates of saved models whose value is text: the name of a choice, or an ISO date. All others are numbers. */
export const textInputs: ReadonlySet<string> = new Set([
  'wacc_method',
  'cost_of_equity_method',
  'discounting',
  'terminal_method',
  'exit_metric',
  'ronic_method',
  'terminal_wacc_method',
  'beta_method',
  'value_by',
  'offer_method',
  'senior_interest_paid',
  'subordinated_interest_paid',
  'mezzanine_interest_paid',
  'valuation_date',
  'balance_date',
  'first_year_end',
]);
