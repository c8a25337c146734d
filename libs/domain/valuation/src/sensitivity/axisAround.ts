/**
 * `count` values (odd) in equal steps around `centre`, in ascending order.
 *
 * Each is rounded to 12 decimals, so that steps of 0.005 around 0.0842 print and compare as typed.
 */
export const axisAround = (centre: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => {
    const offset = index - (count - 1) / 2;
    return offset === 0 ? centre : Number((centre + offset * step).toFixed(12));
  });
