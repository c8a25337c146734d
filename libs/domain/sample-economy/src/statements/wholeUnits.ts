/** Rounds to whole units without a negative zero. */
export const wholeUnits = (amount: number): number => Math.round(amount) + 0;
