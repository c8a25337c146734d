import { inverseNormal, type Distribution } from '@finance-analyst/uncertainty';
import type { InputSpread, SpreadKind } from './InputSetting.js';

/** The percentiles that a range and the bars of the tornado reach. */
export const lowEnd = 0.1;
export const highEnd = 0.9;

/** The range of a normal distribution with this standard deviation. */
export const rangeOfDeviation = (standardDeviation: number): number =>
  standardDeviation * inverseNormal(highEnd);

/** The distribution of the change that a spread describes. */
export const spreadDistribution = (spread: InputSpread): Distribution =>
  spread.kind === 'normal'
    ? { kind: 'normal', mean: 0, standardDeviation: spread.range / inverseNormal(highEnd) }
    : spread;

const isSpan = (spread: InputSpread): spread is Exclude<InputSpread, { readonly kind: 'normal' }> =>
  spread.kind !== 'normal';

/** The spread as another kind of distribution, with as much of its figures as that kind has. */
export function withKind(spread: InputSpread, kind: SpreadKind): InputSpread {
  if (spread.kind === kind) return spread;
  const [low, high] = isSpan(spread) ? [spread.low, spread.high] : [-spread.range, spread.range];
  if (kind === 'normal') return { kind, range: Math.max(Math.abs(low), Math.abs(high)) };
  const mode = 'mode' in spread ? spread.mode : Math.min(Math.max(0, low), high);
  return kind === 'uniform' ? { kind, low, high } : { kind, low, mode, high };
}
