/** A fraction as it reads in a reason: `7.4%`. */
export const percent = (fraction: number, decimals = 1): string =>
  `${(fraction * 100).toFixed(decimals).replace('-', '\u2212')}%`;
