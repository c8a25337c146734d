/** 10 to the power of 0 to 15, each exact. */
export const powersOfTen: readonly number[] = Array.from({ length: 16 }, (_, power) =>
  Number(`1e${String(power)}`),
);
