/** The lines of the valuation that are shown year by year, by their names in the model. */
export const yearLines = ['revenue', 'margin', 'income', 'shares', 'income_per_share', 'dividend'] as const;

/** The figures that lead from the final year to the value, in the order in which they are computed. */
export const valueSteps = [
  'exit_value',
  'exit_equity',
  'exit_price',
  'discounted_exit_price',
  'discounted_dividends',
  'value_per_share',
] as const;
