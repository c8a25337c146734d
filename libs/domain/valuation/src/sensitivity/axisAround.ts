/** The values that an axis stays within. */
export interface AxisLimits {
  readonly lowest: number;
  readonly highest: number;
}

const unlimited: AxisLimits = { lowest: -Infinity, highest: Infinity };

/**
 * `count` values (odd) in equal steps around `centre`, in ascending order. Near a limit the centre is not in the middle,
 * so that all values are within the limits. A centre beyond them stays in the middle.
 *
 * Each is rounded to 12 decimals, so that steps of 0.005 around 0.0842 print and compare as typed.
 */
export function axisAround(
  centre: number,
  step: number,
  count: number,
  { lowest, highest }: AxisLimits = unlimited,
): readonly number[] {
  const half = (count - 1) / 2;
  // Steps that fit on a side, where 0.9 to 1 is one step of 0.1 despite rounding.
  const below = Math.floor((centre - lowest) / step + 1e-9);
  const above = Math.floor((highest - centre) / step + 1e-9);
  const isBeyond = below < 0 || above < 0;
  const first = isBeyond ? -half : Math.min(Math.max(-half, -below), above - (count - 1));
  return Array.from({ length: count }, (_, index) => {
    const offset = first + index;
    return offset === 0 ? centre : Number((centre + offset * step).toFixed(12));
  });
}
