const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

/** Messages about actions on cells. */
export const gridMessages = {
  filled: (count: number): string => `${cells(count)} filled.`,
  leftOut: (count: number): string =>
    `${cells(count)} did not fit and ${count === 1 ? 'was' : 'were'} left out.`,
  reset: (count: number): string =>
    `${cells(count)} reset to ${count === 1 ? 'its default' : 'their defaults'}.`,
  copied: (count: number): string => `${cells(count)} copied.`,
  notPasted: 'Nothing was pasted.',
  notFilled: 'Nothing was filled.',
  cannotRead: (cell: string, text: string, reason: string): string => `${cell}, “${text}”: ${reason}`,
  nothingCopied: 'The clipboard has no figures.',
  noCell: 'Select a cell first.',
} as const;
