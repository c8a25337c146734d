const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

/** What the grid of the forecast answers. */
export const messages = {
  filled: (count: number): string => `${cells(count)} filled.`,
  leftOut: (count: number): string =>
    `${cells(count)} did not fit and ${count === 1 ? 'was' : 'were'} left out.`,
  reset: (count: number): string =>
    `${cells(count)} reset to ${count === 1 ? 'its default' : 'their defaults'}.`,
  copied: (count: number): string => `${cells(count)} copied.`,
  notPasted: 'Nothing was pasted.',
  notFilled: 'Nothing was filled.',
  isFiled: (cell: string): string => `${cell} is a filed figure and cannot be edited.`,
  isCalculated: (cell: string): string => `${cell} is calculated and cannot be edited.`,
  isLastYear: (cell: string): string => `${cell} is the last forecast year.`,
  cannotRead: (cell: string, text: string, reason: string): string => `${cell}, “${text}”: ${reason}`,
  nothingCopied: 'The clipboard has no figures.',
  noCell: 'Select a cell of the forecast first.',
} as const;
