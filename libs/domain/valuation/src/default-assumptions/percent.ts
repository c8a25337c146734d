/** A fraction as it reads in a reason: `7.4 %`. */
export const percent = (fraction: number): string =>
  `${(fraction * 100).toFixed(1).replace('-', '\u2212')}\u00a0%`;
