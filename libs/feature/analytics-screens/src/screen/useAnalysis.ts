import type { PortfolioDocument } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { isoDate, type LedgerView, partByHolding } from '@finance-analyst/portfolio';
import type { PortfolioHistory } from '@finance-analyst/portfolios';
import { useMemo } from 'react';
import { messages } from '../messages.js';
import { returnMeasures } from '../returns/returnMeasures.js';
import { countedRows } from '../rows/countedRows.js';
import { measuredSpan } from '../scope/measuredSpan.js';
import { type AnalyticsSelection, timingOf } from '../selection/AnalyticsSelection.js';
import { type HistoryWindow, windowOf } from '../selection/windowOf.js';
import type { Analysis } from './Analysis.js';

/** The window of a history with its returns; null until there is a history. */
export function useAnalysis(
  { id, title, body }: PortfolioDocument,
  view: Pick<LedgerView, 'refused'> | null,
  { history, measured, market }: Pick<PortfolioHistory, 'history' | 'measured' | 'market'>,
  selection: AnalyticsSelection,
): Result<Analysis> | null {
  const refused = view?.refused;
  const rows = useMemo(
    () =>
      countedRows(body.rows, {
        account: measured.accounts?.[0] ?? null,
        instruments: measured.instruments ? new Set(measured.instruments) : null,
        refused: new Set(refused?.map((row) => row.id)),
      }),
    [body.rows, measured, refused],
  );
  return useMemo(() => {
    if (!history || !market) return null;
    const window = windowOf(history.whole.days, selection);
    if (!window.ok) return window;
    const isPart = measured.accounts !== undefined || measured.instruments !== undefined;
    const held = isPart ? heldWithin(history.whole, window.value) : window;
    if (!held.ok) return held;
    const timing = timingOf(selection.timing);
    const part = partByHolding(history, held.value.from, held.value.to);
    return {
      ok: true,
      value: {
        id,
        title,
        body,
        selection,
        timing,
        isPart,
        instruments: measured.instruments ? new Set(measured.instruments) : null,
        rows,
        history,
        market,
        window: held.value,
        part,
        measures: returnMeasures(part.whole, timing),
        isSample: market.shown?.sample === true,
      },
    };
  }, [id, title, body, history, measured, market, selection, rows]);
}

/** The days of a window on which something was held. */
function heldWithin(whole: Analysis['part']['whole'], window: HistoryWindow): Result<HistoryWindow> {
  const span = measuredSpan(whole, window.from, window.to);
  if (span === null) return { ok: false, reason: messages.notHeld };
  const dayAt = (at: number): string => isoDate(whole.days[at] as number);
  return {
    ok: true,
    value: {
      ...window,
      ...span,
      opens: dayAt(span.from),
      closes: dayAt(span.to),
      isShortened: window.isShortened || span.from > window.from || span.to < window.to,
    },
  };
}
