import type { PortfolioDocument } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { Holdings } from '@finance-analyst/portfolio';
import { useMemo } from 'react';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';
import { analyzeRisk } from '../risk-returns/analyzeRisk.js';
import { type LevelsTogether, levelsTogether } from '../risk-returns/levelsTogether.js';
import type { RiskAnalysis } from '../risk-returns/RiskAnalysis.js';
import type { RiskMarket } from '../risk-returns/RiskMarket.js';
import { riskPositions, type RiskPositions } from '../risk-returns/riskPositions.js';

export interface OpenRisk extends RiskPositions {
  readonly together: LevelsTogether;
  readonly found: Result<RiskAnalysis>;
}

/** Today's positions with their returns over the window; null until both are known. */
export function useRiskAnalysis(
  { id, title, body }: PortfolioDocument,
  holdings: Holdings | null,
  market: RiskMarket | null,
  selection: AnalyticsSelection,
  isSample: boolean,
): OpenRisk | null {
  const { account } = selection;
  const together = useMemo(() => {
    if (!holdings || !market) return null;
    const held = riskPositions(holdings, body.instruments, account);
    return {
      ...held,
      together: levelsTogether(held.positions, market.pricesOf, market.ratesOf, body.currency),
    };
  }, [holdings, market, body, account]);
  return useMemo(
    () =>
      together && {
        ...together,
        found: analyzeRisk(together.together, { id, title, body, selection, isSample }),
      },
    [together, id, title, body, selection, isSample],
  );
}
