/** The words of what the analyst has to decide or to look at, in one place. */
export const messages = {
  title: 'Open questions',
  counted: (needed: number, others: number): string =>
    [
      ...(needed > 0 ? [`${String(needed)} to answer`] : []),
      ...(others > 0 ? [`${String(others)} to review`] : []),
    ].join(', '),
  needed: 'Answer needed',
  toReview: 'To review',
  goTo: (input: string): string => `Go to ${input}`,
  matureMargin: 'Mature operating margin',
  implied: (price: string, margin: string, year: string): string =>
    `The price of ${price} implies an operating margin of ${margin} by ${year}.`,
  use: (margin: string): string => `Use the price-implied ${margin}`,
  marginTo: (margin: string): string => `Mature operating margin to ${margin}`,
  failed: 'The open questions could not be shown',
} as const;
