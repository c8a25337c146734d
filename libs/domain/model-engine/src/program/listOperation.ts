/** Operations on as many figures as there are periods or parts, after those of `operation`. Their instructions read a range of slots. */
export const listOperation = {
  median: 64,
  /** Of flows. */
  internalRate: 65,
  /** Of flows, and then their days. */
  datedInternalRate: 66,
  /** Of figures, and then the share. */
  quantile: 67,
} as const;

export type ListOperation = (typeof listOperation)[keyof typeof listOperation];

export const isListOperation = (code: number): code is ListOperation =>
  code >= listOperation.median && code <= listOperation.quantile;
