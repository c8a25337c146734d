import {
  methodGap,
  methodRanges,
  type GapReason,
  type MethodMiddle,
  type MethodRange,
  type Valuation,
} from '@finance-analyst/valuation';
import type { FigureFormat, FigureFormatting } from '@finance-analyst/figures';
import { messages } from './messages.js';
import { methodLabel } from './methodLabel.js';
import { multipleFormat } from './multipleFormat.js';

/** What is said of the two methods that are furthest apart. */
export interface GapSentences {
  readonly apart: string;
  /** The main reason if one can be computed, which ends with the figure that shows it. */
  readonly main: GapFigure | null;
}

export interface GapFigure {
  readonly reason: GapReason;
  readonly before: string;
  readonly value: number;
  readonly format: FigureFormat;
  /** What it is, in the derivation and for screen readers. */
  readonly label: string;
}

/** A method by its middle, without its step; that over scenarios and steps is the value of the model itself. */
function middleLabel(each: MethodRange): string {
  if (each.method === 'scenarios' || each.method === 'sensitivity') return messages.thisModel;
  const label = methodLabel(each);
  if (each.of === 'model') return label.replace(/,.*$/u, '');
  return each.of === 'peers' ? messages.ofPeers(label) : label;
}

const perShare: FigureFormat = { kind: 'per-share', precision: 2, unit: 'hidden' };
const cents = (value: number): number => Math.round(100 * value);

/**
 * Which two methods are furthest apart, those of saved models among them, and the main reason if one can be computed; null
 * if none are far apart. They differ by what their values as written do.
 */
export function gapSentences(
  valuation: Valuation,
  saved: readonly MethodMiddle[],
  formatting: Pick<FigureFormatting, 'format'>,
): GapSentences | null {
  const middles = methodRanges(valuation).flatMap((each) =>
    each.range.ok ? [{ label: middleLabel(each), value: each.range.value.middle, method: each }] : [],
  );
  const gap = methodGap(valuation, [...middles, ...saved]);
  if (!gap) return null;
  const { low, high, reason } = gap;
  const write = (value: number): string => formatting.format(value, perShare);
  return {
    apart: messages.gap(
      [low.label, write(low.value)],
      [high.label, write(high.value)],
      write((cents(high.value) - cents(low.value)) / 100),
    ),
    main: reason && figureOf(reason, formatting),
  };
}

function figureOf(reason: GapReason, { format }: Pick<FigureFormatting, 'format'>): GapFigure {
  const rate = (value: number): string => format(value, { kind: 'rate', precision: 1 });
  const { gapReasons, gapFigures } = messages;
  const { value } = reason;
  switch (reason.kind) {
    case 'fade':
    case 'growth':
      return {
        reason,
        before: gapReasons[reason.kind],
        value,
        format: perShare,
        label: gapFigures[reason.kind],
      };
    case 'margin':
      return {
        reason,
        before: gapReasons.margin(rate(reason.own), rate(reason.final)),
        value,
        format: perShare,
        label: gapFigures.margin,
      };
    case 'multiple': {
      const method = methodLabel(reason);
      const at = format(value, perShare);
      return {
        reason,
        before: gapReasons.multiple(method, format(reason.median, multipleFormat), at),
        value: reason.implied,
        format: multipleFormat,
        label: gapFigures.multiple(method, at),
      };
    }
  }
}

/** The sentences as text. */
export const gapText = (
  { apart, main }: GapSentences,
  { format }: Pick<FigureFormatting, 'format'>,
): string => (main ? `${apart} ${main.before} ${format(main.value, main.format)}.` : apart);
