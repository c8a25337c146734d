/** The figures from the final year to the value, in the order in which they are computed. */
export const valueStepLines = [
  'exit_value',
  'exit_equity',
  'exit_price',
  'discounted_exit_price',
  'discounted_dividends',
  'value_per_share',
] as const;
