import { Panel, SampleArea } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { analyticsPath } from '@finance-analyst/navigation';
import { valueHoldings } from '@finance-analyst/portfolio';
import { useHoldingMarket, useLedger } from '@finance-analyst/portfolios';
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { useBenchmark } from '../benchmark/useBenchmark.js';
import type { AnalyticsProps } from '../screen/Analytics.js';
import styles from '../screen/Analytics.module.css';
import { PortfolioHeader } from '../screen/PortfolioHeader.js';
import { SelectionBar } from '../selection/SelectionBar.js';
import { useSelection } from '../selection/useSelection.js';
import { messages } from '../risk/messages.js';
import { useRiskMarket } from '../risk-returns/useRiskMarket.js';
import { createRiskClient } from '../risk-worker/createRiskClient.js';
import { useRiskFreeRate } from '../risk-settings/useRiskFreeRate.js';
import { useRiskSettings } from '../risk-settings/useRiskSettings.js';
import { LoadingRiskFigures } from './LoadingRiskFigures.js';
import { RiskFigures } from './RiskFigures.js';
import { RiskNotices } from './RiskNotices.js';
import { RiskPanels } from './RiskPanels.js';
import { RiskState } from './RiskState.js';
import { Unavailable } from './Unavailable.js';
import { useRiskAnalysis } from './useRiskAnalysis.js';

/** An open portfolio and what the application provides. */
export type RiskProps = AnalyticsProps &
  Pick<AnalyticsDependencies, 'loadRiskWorkers' | 'entries' | 'editPortfolio'>;

/** The risk of what a portfolio holds today, over the window and the account that the address names. */
export function Risk({
  document,
  hasUnsavedChanges,
  clock,
  loadLedgerWorkers,
  loadRiskWorkers,
  entries,
  editPortfolio,
  onDataShown,
}: RiskProps): ReactElement {
  const { id, body } = document;
  const [given, change] = useSelection();
  const [settings, changeSettings] = useRiskSettings();
  const account = body.accounts.find((one) => one.id === given.account)?.id ?? null;
  const selection = useMemo(() => ({ ...given, account }), [given, account]);
  const ledger = useLedger(id, body, loadLedgerWorkers, clock);
  const { view } = ledger;
  const quotes = useHoldingMarket(view, body.currency);
  const holdings = useMemo(
    () => (view && !quotes.isLoading ? valueHoldings(view, quotes.market) : null),
    [view, quotes.isLoading, quotes.market],
  );
  const symbols = useMemo(
    () => holdings && [...new Set(holdings.holdings.map(({ instrument }) => writeSymbol(instrument)))].sort(),
    [holdings],
  );
  const currencies = useMemo(
    () =>
      [
        ...(holdings?.cash ?? []).map(({ currency }) => currency),
        // A holding without a price history moves with its currency.
        ...(holdings?.holdings ?? []).map(({ price, costCurrency }) => price?.currency ?? costCurrency),
      ].filter((one) => one !== body.currency),
    [holdings, body.currency],
  );
  const history = useRiskMarket(symbols, currencies, body.currency, body.rows);
  const { shown } = quotes;
  useEffect(() => {
    onDataShown(shown);
    return () => {
      onDataShown(null);
    };
  }, [onDataShown, shown]);
  const isSample = shown?.sample === true;
  const [client] = useState(() => createRiskClient(loadRiskWorkers));
  const risk = useRiskAnalysis(client, document, holdings, history.market, selection, isSample);
  const riskFree = useRiskFreeRate(settings.riskFree, risk?.positions ?? [], body.currency);
  const isEmpty = symbols?.length === 0;
  const analysis = risk?.found.ok && !isEmpty ? risk.found.value : null;
  const deferred = useDeferredValue(analysis);
  const benchmark = useBenchmark(selection.benchmark, body.currency);
  const { format, formatDate } = useFigureFormat();
  return (
    <div className={styles['screen']}>
      <PortfolioHeader
        title={messages.title}
        document={document}
        isSample={isSample}
        beside={{ label: messages.toAnalytics, path: analyticsPath(id) }}
      />
      {analysis && risk && (
        <RiskFigures
          analysis={analysis}
          positions={risk.positions}
          withoutValue={risk.withoutValue}
          settings={settings}
        />
      )}
      {!risk && !isEmpty && ledger.problem === null && !history.isCanceled && (
        <LoadingRiskFigures currency={body.currency} settings={settings} />
      )}
      <RiskNotices
        risk={isEmpty ? null : risk}
        ledger={ledger}
        quotes={quotes}
        history={history}
        hasUnsavedChanges={hasUnsavedChanges}
        clock={clock}
      />
      <SelectionBar
        selection={selection}
        accounts={body.accounts}
        shown={analysis?.window ?? null}
        onChange={change}
      >
        {analysis && (
          <p className={styles['quiet']} role="status">
            {messages.basis(
              format(analysis.daily.returns.length, { kind: 'count' }),
              formatDate(analysis.window.opens),
              formatDate(analysis.window.closes),
            )}
          </p>
        )}
      </SelectionBar>
      {(isEmpty || !risk) && ledger.problem === null && (
        <RiskState id={id} isEmpty={isEmpty} history={history} />
      )}
      {risk && !isEmpty && !risk.found.ok && (
        <Panel title={messages.losses}>
          <Unavailable id={id} risk={risk} reason={risk.found.reason} />
        </Panel>
      )}
      {analysis && !deferred && (
        <Panel
          title={messages.losses}
          state={{ kind: 'loading', label: messages.loadingFigures }}
          minHeight="100vh"
        />
      )}
      {deferred && analysis && risk && holdings && (
        <SampleArea value={isSample}>
          <RiskPanels
            analysis={deferred}
            client={client}
            holdings={holdings}
            positions={risk.positions}
            settings={settings}
            riskFree={riskFree}
            benchmark={benchmark}
            entries={entries}
            editPortfolio={editPortfolio}
            onChange={changeSettings}
            onBenchmark={(symbol) => {
              change({ benchmark: symbol });
            }}
          />
        </SampleArea>
      )}
    </div>
  );
}
