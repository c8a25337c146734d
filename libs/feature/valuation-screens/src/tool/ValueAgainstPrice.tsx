import { PriceLine, type ChartProvenance } from '@finance-analyst/charts';
import { useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { EvaluatedCases } from './casesOf.js';
import { messages } from './messages.js';
import { missingWords } from './missingWords.js';
import type { ToolEntries } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';

/** The base value and the range from cautious to optimistic against the price. */
export function ValueAgainstPrice({
  entries,
  cases,
  provenance,
}: {
  readonly entries: ToolEntries;
  readonly cases: EvaluatedCases;
  readonly provenance: ChartProvenance | undefined;
}) {
  const { format } = useFigureFormat();
  const { price } = entries.values;
  const perShare = { ...toolFormat('per_share', entries), unit: 'hidden' } as const;
  const value: FigureResult = cases.base.answer?.valuePerShare ?? {
    ok: false,
    reason: missingWords(cases.base.evaluation, entries.basis),
  };
  const low = cases.cautious.answer?.valuePerShare;
  const high = cases.optimistic.answer?.valuePerShare;
  const paid: FigureResult =
    price === undefined ? { ok: false, reason: messages.noPriceMessage } : { ok: true, value: price };
  const empty = !value.ok
    ? { kind: 'empty' as const, title: messages.emptyTitle, message: value.reason }
    : paid.ok
      ? null
      : { kind: 'empty' as const, title: messages.noPriceTitle, message: messages.noPriceMessage };
  return (
    <PriceLine
      title={messages.againstPrice}
      note={entries.currency}
      summary={
        empty ? empty.message : messages.againstPriceSummary(format(value, perShare), format(paid, perShare))
      }
      {...(empty ? { state: empty } : {})}
      price={paid}
      value={value}
      {...(low?.ok && high?.ok
        ? {
            range: {
              low: Math.min(low.value, high.value),
              high: Math.max(low.value, high.value),
              label: messages.cautiousToOptimistic,
            },
          }
        : {})}
      format={perShare}
      fileName={`${messages.fileName(entries.symbol)} and price`}
      provenance={provenance}
    />
  );
}
