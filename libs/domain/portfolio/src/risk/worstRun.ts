import type { Result } from '@finance-analyst/foundation';

/** Levels of assets on the same days. */
export interface LevelPanel {
  /** By asset, each with a level above 0 for each day. */
  readonly levels: readonly Float64Array[];
}

/** What a portfolio would have returned from the close of one day to that of another. */
export interface RunOfDays {
  /** Places of the days. */
  readonly from: number;
  readonly to: number;
  /** By asset: its weight × its return, fractions of the portfolio. */
  readonly contributions: Float64Array;
  /** Their sum. */
  readonly total: number;
}

/** The run of so many days over which a portfolio bought with these weights at its start would have returned least. */
export function worstRun({ levels }: LevelPanel, weights: Float64Array, length: number): Result<RunOfDays> {
  if (!(Number.isInteger(length) && length > 0))
    return { ok: false, reason: 'The number of days must be a whole number above zero.' };
  const [first] = levels;
  if (!first || first.length <= length)
    return {
      ok: false,
      reason: `There are fewer than ${length + 1} days with prices.`,
    };
  if (levels.some((each) => each.length !== first.length) || weights.length !== levels.length)
    return { ok: false, reason: 'Levels and weights differ in number.' };
  if (levels.some((each) => each.some((level) => !(level > 0 && level < Infinity))))
    return { ok: false, reason: 'A level is not known.' };
  let worst = 0;
  let least = Infinity;
  for (let from = 0; from + length < first.length; from += 1) {
    let total = 0;
    for (let asset = 0; asset < levels.length; asset += 1)
      total += contributionOf(levels[asset] as Float64Array, weights[asset] as number, from, length);
    if (total < least) [worst, least] = [from, total];
  }
  return {
    ok: true,
    value: {
      from: worst,
      to: worst + length,
      contributions: Float64Array.from(levels, (each, asset) =>
        contributionOf(each, weights[asset] as number, worst, length),
      ),
      total: least,
    },
  };
}

const contributionOf = (levels: Float64Array, weight: number, from: number, length: number): number =>
  weight * ((levels[from + length] as number) / (levels[from] as number) - 1);
