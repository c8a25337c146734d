/** The texts about what is held of a company. */
export const messages = {
  youHold: (quantity: string, isShort: boolean, isOne: boolean): string =>
    `You ${isShort ? 'are short' : 'hold'} ${quantity} ${isOne ? 'share' : 'shares'} in`,
} as const;
