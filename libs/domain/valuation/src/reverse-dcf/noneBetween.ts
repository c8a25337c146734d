const signedPercent = (rate: number): string => `${rate < 0 ? '\u2212' : '+'}${Math.abs(rate * 100)}%`;

/** `none between −50% and +100%`: that no rate of a search range, in whole percent, is the one searched for. */
export const noneBetween = (lowest: number, highest: number): string =>
  `none between ${signedPercent(lowest)} and ${signedPercent(highest)}`;
