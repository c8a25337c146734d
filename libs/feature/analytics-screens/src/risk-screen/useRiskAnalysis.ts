import type { PortfolioDocument } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { Holdings } from '@finance-analyst/portfolio';
import { useEffect, useMemo, useState } from 'react';
import { messages } from '../risk/messages.js';
import type { LevelsTogether } from '../risk-returns/levelsTogether.js';
import type { RiskMarket } from '../risk-returns/RiskMarket.js';
import { riskPositions, type RiskPositions } from '../risk-returns/riskPositions.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import { riskInput } from '../risk-worker/RiskInput.js';
import type { RiskAnswer, RiskSummary } from '../risk-worker/RiskSummary.js';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';

export interface OpenRisk extends RiskPositions, Pick<LevelsTogether, 'constant' | 'leftOut' | 'beginsLast'> {
  readonly found: Result<RiskSummary>;
}

interface Measured {
  readonly version: number;
  readonly held: RiskPositions;
  readonly selection: AnalyticsSelection;
  readonly answer: RiskAnswer;
}

/** So that the worker never takes one analysis for another, whichever screen it is of. */
let versions = 0;

/** Today's positions with their risk over the window, measured in a worker; null until it first is. */
export function useRiskAnalysis(
  client: RiskClient,
  { id, title, body }: PortfolioDocument,
  holdings: Holdings | null,
  market: RiskMarket | null,
  selection: AnalyticsSelection,
  isSample: boolean,
): OpenRisk | null {
  const { account } = selection;
  const { currency, instruments } = body;
  const held = useMemo(
    () => holdings && riskPositions(holdings, instruments, account),
    [holdings, instruments, account],
  );
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    if (!held || !market) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const version = (versions += 1);
    const input = riskInput(held.positions, market, currency, selection);
    void client.analyze(version, input, { signal }).then((outcome) => {
      if (signal.aborted) return;
      const answer: RiskAnswer = outcome.ok
        ? outcome.value
        : {
            constant: [],
            leftOut: [],
            beginsLast: null,
            found: { ok: false, reason: messages.notMeasured(outcome.reason) },
          };
      setMeasured({ version, held, selection, answer });
    });
    return () => {
      controller.abort();
    };
  }, [client, held, market, currency, selection]);
  return useMemo(() => {
    if (!measured) return null;
    const { found, ...rest } = measured.answer;
    return {
      ...measured.held,
      ...rest,
      found: found.ok
        ? {
            ok: true,
            value: {
              ...found.value,
              id,
              title,
              body,
              isSample,
              selection: measured.selection,
              version: measured.version,
            },
          }
        : found,
    };
  }, [measured, id, title, body, isSample]);
}
