const leafLength = 64;

/**
 * The sum of the figures from `from` up to `to`, not including it: halves are added to halves. The order depends on
 * the range alone, so the sum has the same bits whatever computed the figures, and its error grows with the logarithm of
 * their number.
 */
export function orderedSum(values: Float64Array, from = 0, to = values.length): number {
  if (to - from <= leafLength) {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += values[at] as number;
    return sum;
  }
  const middle = from + Math.floor((to - from) / 2);
  return orderedSum(values, from, middle) + orderedSum(values, middle, to);
}

/** The sum of the squared distances of the figures from `middle`, in the order of `orderedSum`. */
export function orderedSquares(values: Float64Array, middle: number, from = 0, to = values.length): number {
  if (to - from <= leafLength) {
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      const distance = (values[at] as number) - middle;
      sum += distance * distance;
    }
    return sum;
  }
  const half = from + Math.floor((to - from) / 2);
  return orderedSquares(values, middle, from, half) + orderedSquares(values, middle, half, to);
}
