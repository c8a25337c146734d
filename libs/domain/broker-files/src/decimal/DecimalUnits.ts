/** `units ÷ 10^places`, exact. */
export interface DecimalUnits {
  readonly units: bigint;
  readonly places: number;
}
