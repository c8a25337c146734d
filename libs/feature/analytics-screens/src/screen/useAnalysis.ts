import type { PortfolioDocument } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { partByHolding } from '@finance-analyst/portfolio';
import type { PortfolioHistory } from '@finance-analyst/portfolios';
import { useMemo } from 'react';
import { returnMeasures } from '../returns/returnMeasures.js';
import { type AnalyticsSelection, timingOf } from '../selection/AnalyticsSelection.js';
import { windowOf } from '../selection/windowOf.js';
import type { Analysis } from './Analysis.js';

/** The window of a history with its returns; null until there is a history. */
export function useAnalysis(
  { id, title, body }: PortfolioDocument,
  { history, market }: Pick<PortfolioHistory, 'history' | 'market'>,
  selection: AnalyticsSelection,
): Result<Analysis> | null {
  return useMemo(() => {
    if (!history || !market) return null;
    const window = windowOf(history.whole.days, selection);
    if (!window.ok) return window;
    const timing = timingOf(selection.timing);
    const part = partByHolding(history, window.value.from, window.value.to);
    return {
      ok: true,
      value: {
        id,
        title,
        body,
        selection,
        timing,
        history,
        market,
        window: window.value,
        part,
        measures: returnMeasures(part.whole, timing),
        isSample: market.shown?.sample === true,
      },
    };
  }, [id, title, body, history, market, selection]);
}
