import { Button, NameList, Notice } from '@finance-analyst/components';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import { isoDate } from '@finance-analyst/portfolio';
import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import { messages } from '../risk/messages.js';
import type { OpenRiskMarket } from '../risk-returns/useRiskMarket.js';
import type { OpenRisk } from './useRiskAnalysis.js';

const fewestReliable = 60;

/** What to know about the figures: what is left out, out of date or too little. */
export function RiskNotices({
  risk,
  ledger,
  quotes,
  history,
  hasUnsavedChanges,
  clock,
}: {
  readonly risk: OpenRisk | null;
  readonly ledger: Pick<OpenLedger, 'problem' | 'retry'>;
  readonly quotes: Pick<MarketOfHoldings, 'pricesProblem' | 'ratesProblem' | 'loadedEarlier' | 'retry'>;
  readonly history: Pick<OpenRiskMarket, 'market' | 'retry'>;
  readonly hasUnsavedChanges: boolean;
  readonly clock: () => Date;
}): ReactElement {
  const formatting = useFigureFormat();
  const { format, formatDate } = formatting;
  const retry = (action: () => void): ReactElement => (
    <Button variant="link" onPress={action}>
      {messages.tryAgain}
    </Button>
  );
  const retryAll = (): void => {
    quotes.retry();
    history.retry();
  };
  const earlier = history.market?.loadedEarlier ?? quotes.loadedEarlier;
  const analysis = risk?.found.ok ? risk.found.value : null;
  const count = analysis?.daily.returns.length ?? 0;
  const { constant = [], leftOut = [], beginsLast = null } = risk ?? {};
  const value = risk?.positions.reduce((sum, position) => sum + position.value, 0) ?? 0;
  return (
    <>
      {ledger.problem !== null && (
        <Notice tone="error" announce="assertive" title={messages.ledgerFailed} action={retry(ledger.retry)}>
          {ledger.problem}
        </Notice>
      )}
      {quotes.pricesProblem !== null && (
        <Notice tone="error" title={messages.quotesFailed} action={retry(retryAll)}>
          {quotes.pricesProblem}
        </Notice>
      )}
      {quotes.ratesProblem !== null && (
        <Notice tone="warning" title={messages.ratesFailed} action={retry(retryAll)}>
          {quotes.ratesProblem}
        </Notice>
      )}
      {risk && (leftOut.length > 0 || risk.withoutValue.length > 0) && (
        <Notice
          tone="warning"
          title={messages.leftOutTitle(leftOut.length + risk.withoutValue.length)}
          action={retry(retryAll)}
        >
          {leftOut.length > 0 && (
            <>
              <NameList names={leftOut.map(({ position }) => position.name)} />.{' '}
              {messages.leftOut(
                format(
                  analysis && value > 0
                    ? { ok: true, value: analysis.value / value }
                    : { ok: false, reason: messages.unavailable },
                  { kind: 'rate' },
                ),
              )}{' '}
            </>
          )}
          {risk.withoutValue.length > 0 && (
            <>
              {messages.withoutValue} <NameList names={risk.withoutValue.map(({ name }) => name)} />.{' '}
            </>
          )}
          {[...new Set([...leftOut, ...risk.withoutValue].map(({ reason }) => reason))].join(' ')}
        </Notice>
      )}
      {analysis && constant.length > 0 && (
        <Notice tone="warning" title={messages.constantTitle(constant.length)} action={retry(retryAll)}>
          <NameList names={constant.map(({ position }) => position.name)} />.{' '}
          {messages.constant(
            format(
              constant.reduce((sum, { position }) => sum + Math.abs(position.value), 0) / analysis.value,
              { kind: 'rate' },
            ),
          )}
        </Notice>
      )}
      {earlier !== null && (
        <Notice tone="warning" title={messages.earlierTitle} action={retry(retryAll)}>
          {messages.earlier(describeMoment(earlier, clock(), formatting))}
        </Notice>
      )}
      {analysis && count < fewestReliable && (
        <Notice tone="warning" title={messages.fewTitle}>
          {messages.few(count)}
        </Notice>
      )}
      {analysis && beginsLast !== null && analysis.window.from === 0 && (
        <Notice tone="note">
          {messages.beginsLast(beginsLast, formatDate(isoDate(Number(analysis.days[0]))))}
        </Notice>
      )}
      {analysis && !analysis.isTotalReturn && <Notice tone="note">{messages.withoutDividends}</Notice>}
      {hasUnsavedChanges && <Notice tone="note">{messages.unsaved}</Notice>}
    </>
  );
}
