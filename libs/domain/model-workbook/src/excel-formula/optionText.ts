/** The option of a choice as the workbook shows and compares it: `exit_multiple` is 'Exit multiple'. */
export const optionText = (option: string): string =>
  option.charAt(0).toUpperCase() + option.slice(1).replaceAll('_', ' ');
