/** The words of the line of answers, in one place. */
export const messages = {
  valuePerShare: 'Value per share',
  price: 'Price',
  noneKnown: 'none known',
  upside: 'Upside',
  growthImplied: 'Growth implied',
  impliedGrowth: 'Implied growth',
  terminalShare: 'Terminal share',
  wacc: 'WACC',
  checkFailed: 'Check failed',
  daysApart: (valueDay: string, priceDay: string): string => `Value of ${valueDay}, price of ${priceDay}`,
  noPrice: 'The model has no price to compare with.',
  negativeValue: 'The value per share is negative.',
  otherCurrency: (price: string, statements: string): string =>
    `The price is in ${price}, the statements are in ${statements}.`,
  noEdit: 'What an edit does to the value per share is shown here.',
  noMove: 'There is no value to compare.',
  lastEdit: 'Last edit',
  move: 'Change in value per share',
  movedFrom: 'from',
  parts: {
    flows: 'cash flows',
    terminal: 'terminal value',
    bridge: 'cash and debt',
    shares: 'share count',
  },
} as const;
