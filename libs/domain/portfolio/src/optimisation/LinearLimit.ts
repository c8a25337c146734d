/** Sum of factor × value over some places, which is at least (or exactly) a limit. */
export interface LinearLimit {
  readonly places: ArrayLike<number>;
  readonly factors: ArrayLike<number>;
  readonly limit: number;
}

/** By how much values are above a limit; below 0 if they are under it. */
export function roomIn({ places, factors, limit }: LinearLimit, values: Float64Array): number {
  let sum = -limit;
  for (let at = 0; at < places.length; at += 1)
    sum += (factors[at] as number) * (values[places[at] as number] as number);
  return sum;
}
