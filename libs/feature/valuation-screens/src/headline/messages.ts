/** The words of the line of answers, in one place. */
export const messages = {
  valuePerShare: 'Value per share',
  price: 'Price',
  noneKnown: 'none',
  upside: 'Upside',
  checkFailed: 'Check failed',
  daysApart: (valueDay: string, priceDay: string): string =>
    `Value as of ${valueDay}, price from ${priceDay}`,
  noPrice: 'No price to compare with.',
  lastComputed: 'last computed',
  noEdit: 'The effect of your last edit appears here.',
  noMove: 'No value to compare.',
  lastEdit: 'Last edit',
  undid: (edit: string): string => `Undid ${edit}`,
  redid: (edit: string): string => `Redid ${edit}`,
  move: 'Change in value per share',
  movedFrom: 'from',
  whyNotSaved: (reason: string): string => `Not saved: ${reason}`,
  saveStatus: {
    unsaved: 'Unsaved',
    edited: 'Unsaved',
    saving: 'Saving…',
    saved: 'Saved',
    refused: 'Not saved',
    failed: 'Not saved',
  },
} as const;
