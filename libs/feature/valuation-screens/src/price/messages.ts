/** What is said of the price, in one place. */
export const messages = {
  old: 'The price is older than the filings',
  oldExplained: (priceDay: string, filedDay: string): string =>
    `The price is of ${priceDay}; the newest filing used is of ${filedDay}.`,
  valueThen: 'Value with what was known then',
  stale: 'The price may be out of date',
  fetched: (moment: string): string => `It was fetched ${moment} and could not be asked for again.`,
  noNewer: (day: string): string => `It is of ${day}, and no newer one is known.`,
  failed: 'The price could not be loaded',
  failedExplained: (problem: string): string =>
    `${problem} The value stands without a price to compare it with.`,
  tryAgain: 'Try again',
  use: (day: string): string => `Use the price of ${day}`,
  newer: (day: string): string =>
    `A newer price is known. The model compares its value with the one of ${day}.`,
  first: 'A price is known now. The model has none yet.',
} as const;
