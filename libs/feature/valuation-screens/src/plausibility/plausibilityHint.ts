import type { AssumptionRow } from '@finance-analyst/documents';
import { type FigureFormatting, type FigureScale, scaleLabel, shareScaleOf } from '@finance-analyst/figures';
import { isOwnEdit, type Valuation } from '@finance-analyst/valuation';
import { inputWords } from '../editing/inputWords.js';
import type { MethodView } from '../method/MethodView.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { pastFigure } from '../method/pastFigure.js';
import type { PlausibleRange } from '../method/PlausibleRange.js';
import { messages } from './messages.js';

/** An amount this much larger or smaller than the default is more likely in the wrong unit. */
const plausibleMultiple = 10;

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
  if (!isOwnEdit(row) || typeof row.value !== 'number') return null;
  const view = methodViewOf(words.valuation.body.template);
  if (view.checkedByModel.has(row.input)) return null;
  const range = view.plausibleRanges.get(row.input);
  return range
    ? hintOfRange(row.value, range, filedFigures(row.input, view, words.valuation), words)
    : hintOfAmount(row, row.value, view, words);
}

function hintOfRange(
  value: number,
  { from, to, kind, isGrowth }: PlausibleRange,
  past: readonly number[],
  words: HintWords,
): string | null {
  if (value >= Math.min(from, ...past) && value <= Math.max(to, ...past)) return null;
  const between = (least: number, most: number, precision: number) => {
    const written = (figure: number) => words.format(figure, { kind, precision });
    return messages.range(written(least), written(most));
  };
  const outside = messages.outside(
    between(from, to, kind === 'number' ? 1 : 0),
    past.length === 0 ? null : between(Math.min(...past), Math.max(...past), 1),
  );
  return isGrowth && value >= 1
    ? `${messages.growsTo(words.format(1 + value, { kind: 'multiple' }))} ${outside}`
    : outside;
}

/** Amounts and share counts have no usual size; the filings are the measure, and a wrong unit is the likely mistake. */
function hintOfAmount(
  { input, defaultValue: proposed }: AssumptionRow,
  value: number,
  view: MethodView,
  { valuation, scale, format }: HintWords,
): string | null {
  if (typeof proposed !== 'number' || proposed === 0 || value === 0) return null;
  const times = Math.abs(value / proposed);
  if (times <= plausibleMultiple && times >= 1 / plausibleMultiple) return null;
  const { currency } = valuation.body;
  const isCount = inputWords(input, { view, currency, scale }).format.kind === 'count';
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

function filedFigures(
  input: string,
  { forecastRows }: MethodView,
  { history }: Pick<Valuation, 'history'>,
): readonly number[] {
  const name = forecastRows.find((row) => row.name === input)?.history ?? null;
  return history.flatMap((year) => {
    const figure = pastFigure(year, name);
    return figure?.ok ? [figure.value] : [];
  });
}
