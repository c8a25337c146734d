/** Why the grid of the forecast refuses a cell. */
export const messages = {
  isFiled: (cell: string): string => `${cell} is a filed figure and cannot be edited.`,
  needsYear: 'Not computed for a quarter: it needs a whole year.',
  isCalculated: (cell: string): string => `${cell} is calculated and cannot be edited.`,
  isLastYear: (cell: string): string => `${cell} is the last forecast year.`,
} as const;
