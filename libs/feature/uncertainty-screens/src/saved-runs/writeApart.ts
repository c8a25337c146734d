const usualDecimals = 2;
/** A double has no more. */
const mostDecimals = 17;

/** Two figures with as many decimals as it takes to tell them apart, at least two. */
export function writeApart(
  [one, other]: readonly [number, number],
  write: (value: number, decimals: number) => string,
): readonly [string, string] {
  for (let decimals = usualDecimals; decimals < mostDecimals; decimals += 1) {
    const texts = [write(one, decimals), write(other, decimals)] as const;
    if (texts[0] !== texts[1]) return texts;
  }
  return [String(one), String(other)];
}
