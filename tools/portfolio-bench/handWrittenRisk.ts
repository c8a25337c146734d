/** The least that value at risk, expected shortfall and drawdown of 95% need: a sort and one pass. */
export function handWrittenRisk(returns: Float64Array): readonly [number, number, number] {
  const sorted = returns.toSorted();
  const tail = Math.floor(0.05 * (returns.length - 1));
  let sum = 0;
  for (let at = 0; at <= tail; at++) sum += sorted[at] as number;
  let level = 1;
  let peak = 1;
  let deepest = 0;
  for (let at = 0; at < returns.length; at++) {
    level *= 1 + (returns[at] as number);
    if (level > peak) peak = level;
    else if (1 - level / peak > deepest) deepest = 1 - level / peak;
  }
  return [-(sorted[tail] as number), -sum / (tail + 1), deepest];
}
