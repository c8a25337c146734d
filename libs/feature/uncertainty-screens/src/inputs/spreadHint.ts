import type { FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { messages } from '../messages.js';
import { inputFormat } from './inputFormat.js';
import type { InputSetting, InputSpread } from './InputSetting.js';
import { isOwnSpread } from './isOwnSpread.js';
import type { OfferedInput } from './OfferedInput.js';
import { roundRange } from './roundRange.js';
import { marksOf } from './spreadDistribution.js';
import { isDistribution } from './spreadProblem.js';

/** A change this many times the default range is more likely a typing error, such as 200 for 2.00. */
const plausibleMultiple = 10;

type Words = readonly [
  valuation: Pick<Valuation, 'body' | 'history'>,
  formatting: Pick<FigureFormatting, 'format'>,
];

/**
 * Asks whether an entered range is intended that is far wider than the default, or that takes the input where it rarely
 * is; null if there is nothing unusual. A hint, never a refusal.
 */
export function spreadHint(setting: InputSetting, input: OfferedInput, ...words: Words): string | null {
  const { isIncluded, spread } = setting;
  // What makes no distribution has a reason of its own there.
  if (!isIncluded || !isOwnSpread(setting, input) || !isDistribution(spread, input)) return null;
  return hintOfWidth(spread, input, words) ?? hintOfEnds(spread, input, words);
}

/** The largest change that a spread names. */
function reachOf(spread: InputSpread): number {
  const [low, , high] = marksOf(spread);
  return Math.max(Math.abs(low), Math.abs(high));
}

function hintOfWidth(
  spread: InputSpread,
  { unit, first, last, standard }: OfferedInput,
  [valuation, { format }]: Words,
): string | null {
  const own = reachOf(standard.spread);
  const largest = Math.max(Math.abs(first), Math.abs(last));
  // Years that hardly differ make a default so narrow that ten times it is still usual.
  const usual = Math.max(own, roundRange(unit, largest));
  const reach = reachOf(spread);
  if (own === 0 || reach <= plausibleMultiple * usual) return null;
  return messages.farWider(
    format(reach / own, { kind: 'multiple', precision: 0 }),
    format(own, inputFormat(unit, valuation)),
  );
}

/** Rates from −100% to 100%, other figures from zero: bounds that an input keeps if its base is within them. */
function hintOfEnds(
  spread: InputSpread,
  { unit, first, last }: OfferedInput,
  [valuation, { format }]: Words,
): string | null {
  const [from, to] = unit === 'rate' ? [-1, 1] : [0, Number.POSITIVE_INFINITY];
  const [smallest, largest] = [Math.min(first, last), Math.max(first, last)];
  if (smallest < from || largest > to) return null;
  const [low, , high] = marksOf(spread);
  // A lognormal figure stays above zero.
  const lowest = spread.kind === 'lognormal' ? smallest : smallest + low;
  const written = (figure: number): string => format(figure, inputFormat(unit, valuation));
  if (lowest < from) return messages.reachesBelow(written(lowest), written(from));
  return largest + high > to ? messages.reachesAbove(written(largest + high), written(to)) : null;
}
