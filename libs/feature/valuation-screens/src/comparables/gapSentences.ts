import {
  methodGap,
  methodRanges,
  type GapReason,
  type MethodMiddle,
  type MethodRange,
  type Valuation,
} from '@finance-analyst/valuation';
import type { FigureFormatting } from '@finance-analyst/figures';
import { messages } from './messages.js';
import { methodLabel } from './methodLabel.js';

/** A method by its middle, without its step; that over scenarios and steps is the value of the model itself. */
function middleLabel(each: MethodRange): string {
  if (each.method === 'scenarios' || each.method === 'sensitivity') return messages.thisModel;
  const label = methodLabel(each);
  if (each.of === 'model') return label.replace(/,.*$/u, '');
  return each.of === 'peers' ? messages.ofPeers(label) : label;
}

/**
 * Which two methods are furthest apart, those of saved models among them, and the main reason if one can be computed; null
 * if none differ.
 */
export function gapSentences(
  valuation: Valuation,
  saved: readonly MethodMiddle[],
  { format }: Pick<FigureFormatting, 'format'>,
): string | null {
  const middles = methodRanges(valuation).flatMap((each) =>
    each.range.ok ? [{ label: middleLabel(each), value: each.range.value.middle, method: each }] : [],
  );
  const gap = methodGap(valuation, [...middles, ...saved]);
  if (!gap) return null;
  const perShare = (value: number): string =>
    format(value, { kind: 'per-share', precision: 2, unit: 'hidden' });
  const rate = (value: number): string => format(value, { kind: 'rate', precision: 1 });
  const multiple = (value: number): string => format(value, { kind: 'multiple', precision: 1 });
  const { low, high, reason } = gap;
  const apart = messages.gap(
    [low.label, perShare(low.value)],
    [high.label, perShare(high.value)],
    perShare(high.value - low.value),
  );
  const sentenceOf = (found: GapReason): string => {
    const value = perShare(found.value);
    const { gapReasons } = messages;
    switch (found.kind) {
      case 'fade':
      case 'growth':
        return gapReasons[found.kind](value);
      case 'margin':
        return gapReasons.margin(value, rate(found.own), rate(found.final));
      case 'multiple':
        return gapReasons.multiple(
          value,
          methodLabel(found),
          multiple(found.median),
          multiple(found.implied),
        );
    }
  };
  return reason ? `${apart} ${sentenceOf(reason)}` : apart;
}
