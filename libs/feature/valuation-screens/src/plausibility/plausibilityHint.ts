import type { AssumptionRow } from '@finance-analyst/documents';
import { scaleLabel, type FigureFormatting, type FigureScale } from '@finance-analyst/figures';
import { type HistoricalLine, historicalLines, type Valuation } from '@finance-analyst/valuation';
import { shareScaleOf } from '../model/shareScaleOf.js';
import { messages } from './messages.js';
import {
  checkedByModel,
  plausibleMultiple,
  plausibleRanges,
  type PlausibleRange,
} from './plausibleRanges.js';

interface HintWords {
  readonly valuation: Pick<Valuation, 'history' | 'body'>;
  readonly scale: FigureScale;
  readonly format: FigureFormatting['format'];
}

/**
 * The hint for an unusual figure entered by the analyst; null if there is nothing unusual.
 * A hint, never a refusal. What the company itself has filed is usual for it.
 */
export function plausibilityHint(row: AssumptionRow, words: HintWords): string | null {
  if (!row.edited || typeof row.value !== 'number' || checkedByModel.has(row.input)) return null;
  const range = plausibleRanges.get(row.input);
  return range
    ? hintOfRange(row.input, row.value, range, words)
    : hintOfAmount(row.input, row.value, row.defaultValue, words);
}

function hintOfRange(input: string, value: number, range: PlausibleRange, words: HintWords): string | null {
  const { from, to, kind } = range;
  const past = filedFigures(input, words.valuation);
  if (value >= Math.min(from, ...past) && value <= Math.max(to, ...past)) return null;
  const between = (least: number, most: number, precision: number) => {
    const written = (figure: number) => words.format(figure, { kind, precision });
    return messages.range(written(least), written(most));
  };
  const outside = messages.outside(
    between(from, to, kind === 'number' ? 1 : 0),
    past.length === 0 ? null : between(Math.min(...past), Math.max(...past), 1),
  );
  return input === 'revenue_growth' && value >= 1
    ? `${messages.growsTo(words.format(1 + value, { kind: 'multiple' }))} ${outside}`
    : outside;
}

/** Amounts and share counts have no usual size; the filings are the measure, and a wrong unit is the likely mistake. */
function hintOfAmount(
  input: string,
  value: number,
  proposed: number | string,
  { valuation, scale, format }: HintWords,
): string | null {
  if (typeof proposed !== 'number' || proposed === 0 || value === 0) return null;
  const times = Math.abs(value / proposed);
  if (times <= plausibleMultiple && times >= 1 / plausibleMultiple) return null;
  const { currency } = valuation.body;
  const isCount = input === 'shares_outstanding';
  const shareScale = shareScaleOf(scale);
  const written = format(
    proposed,
    isCount ? { kind: 'count', scale: shareScale, precision: 1 } : { kind: 'amount', currency, scale },
  );
  const unit = isCount
    ? [scaleLabel(shareScale), messages.shares].filter(Boolean).join(' of ')
    : scaleLabel(scale, currency);
  return times > 1
    ? messages.farAbove(format(times, { kind: 'multiple', precision: 0 }), written, unit)
    : messages.farBelow(written, unit);
}

const isHistorical = (input: string): input is HistoricalLine =>
  (historicalLines as readonly string[]).includes(input);

const filedFigures = (input: string, { history }: Pick<Valuation, 'history'>): readonly number[] =>
  isHistorical(input)
    ? history.flatMap(({ figures }) => {
        const figure = figures[input];
        return figure.ok ? [figure.value] : [];
      })
    : [];
