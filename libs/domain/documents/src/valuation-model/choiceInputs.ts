/** The inputs of the free cash flow template whose value names a choice; every other input is a number. */
export const choiceInputs: ReadonlySet<string> = new Set([
  'wacc_method',
  'discounting',
  'terminal_method',
  'exit_metric',
]);
