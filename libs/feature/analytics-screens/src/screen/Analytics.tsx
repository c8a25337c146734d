import { Button, EmptyState, Notice, Panel, SampleArea } from '@finance-analyst/components';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { riskPath } from '@finance-analyst/navigation';
import { useLedger, usePortfolioHistory } from '@finance-analyst/portfolios';
import { useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react';
import { useBenchmark } from '../benchmark/useBenchmark.js';
import { messages } from '../messages.js';
import type { FigureQuestion } from '../rows/FigureQuestion.js';
import { FigureRows } from '../rows/FigureRows.js';
import { scopesOf } from '../scope/scopesOf.js';
import { SelectionBar } from '../selection/SelectionBar.js';
import { useSelection } from '../selection/useSelection.js';
import styles from './Analytics.module.css';
import { AnalyticsFigures } from './AnalyticsFigures.js';
import { AnalyticsMenu } from './AnalyticsMenu.js';
import { AnalyticsPanels } from './AnalyticsPanels.js';
import type { AnalyticsScreenProps } from './AnalyticsScreen.js';
import { HistoryNotices } from './HistoryNotices.js';
import { HistoryState } from './HistoryState.js';
import { PortfolioHeader } from './PortfolioHeader.js';
import { useAnalysis } from './useAnalysis.js';

/** An open portfolio and what the application provides. */
export interface AnalyticsProps extends Pick<
  AnalyticsScreenProps,
  'workspace' | 'clock' | 'loadLedgerWorkers' | 'onDataShown'
> {
  readonly document: PortfolioDocument;
  readonly hasUnsavedChanges: boolean;
}

/** The returns of one portfolio, over the window and the account that the address names. */
export function Analytics({
  document,
  hasUnsavedChanges,
  workspace,
  clock,
  loadLedgerWorkers,
  onDataShown,
}: AnalyticsProps): ReactElement {
  const { id, body } = document;
  const [selection, change] = useSelection();
  const ledger = useLedger(id, body, loadLedgerWorkers, clock);
  const account = body.accounts.find((one) => one.id === selection.account)?.id ?? null;
  const accounts = useMemo(() => (account === null ? null : [account]), [account]);
  const scopes = useMemo(() => scopesOf(body), [body]);
  const scope = scopes.get(selection.scope ?? '') ?? null;
  const history = usePortfolioHistory({
    id,
    body,
    ledger,
    loadLedgerWorkers,
    clock,
    accounts,
    instruments: scope?.instruments ?? null,
  });
  const shown = history.market?.shown ?? null;
  useEffect(() => {
    onDataShown(shown);
    return () => {
      onDataShown(null);
    };
  }, [onDataShown, shown]);
  const isSample = shown?.sample === true;
  const found = useAnalysis(document, ledger.view, history, selection);
  const analysis = found?.ok ? found.value : null;
  const missing = ((): string | null => {
    if (found) return found.ok ? null : found.reason;
    if (history.isCanceled) return messages.canceled;
    if (ledger.problem !== null || history.problem !== null) return messages.historyFailed;
    return history.isPending ? null : messages.emptyLedger;
  })();
  const deferred = useDeferredValue(analysis);
  const [question, setQuestion] = useState<FigureQuestion | null>(null);
  const benchmark = useBenchmark(selection.benchmark, body.currency);
  const { formatDate } = useFigureFormat();
  const lastPrices = shown?.prices
    .map(({ asOf }) => asOf)
    .sort()
    .at(-1);
  return (
    <div className={styles['screen']}>
      <PortfolioHeader
        title={messages.title}
        document={document}
        isSample={isSample}
        beside={{ label: messages.toRisk, path: riskPath(id) }}
        menu={<AnalyticsMenu title={document.title} analysis={analysis} />}
      />
      <AnalyticsFigures analysis={analysis} missing={missing} currency={body.currency} onAsk={setQuestion} />
      <HistoryNotices
        id={id}
        body={body}
        ledger={ledger}
        history={history}
        hasUnsavedChanges={hasUnsavedChanges}
        clock={clock}
      />
      <SelectionBar
        selection={{ ...selection, account, scope: scope === null ? null : selection.scope }}
        accounts={body.accounts}
        scopes={scopes}
        shown={analysis?.window ?? null}
        onChange={change}
      >
        {analysis && (
          <p className={styles['quiet']} role="status">
            {[
              messages.closeToClose(formatDate(analysis.window.opens), formatDate(analysis.window.closes)),
              ...(lastPrices !== undefined && lastPrices < analysis.window.closes
                ? [messages.lastPrices(formatDate(lastPrices))]
                : []),
              ...(history.isPending ? [messages.computing] : []),
            ].join(' · ')}
          </p>
        )}
      </SelectionBar>
      {found === null && (
        <HistoryState id={id} history={history} hasFailed={ledger.problem !== null && ledger.view === null} />
      )}
      {found && !found.ok && (
        <Panel title={messages.returns} minHeight="24rem">
          <EmptyState title={messages.windowEmpty}>{found.reason}</EmptyState>
        </Panel>
      )}
      {analysis?.window.isShortened && (
        <Notice tone="note">
          {analysis.isPart
            ? messages.heldOnly(formatDate(analysis.window.opens), formatDate(analysis.window.closes))
            : messages.shortened(formatDate(analysis.window.opens))}
        </Notice>
      )}
      {scope && (
        <Notice
          tone="note"
          title={messages.measuresScope(scope.name)}
          action={
            <Button
              variant="link"
              onPress={() => {
                change({ scope: null });
              }}
            >
              {messages.showAll}
            </Button>
          }
        >
          {messages.scopeExplained(scope.name)}
        </Notice>
      )}
      {analysis && !deferred && (
        <Panel
          title={messages.returns}
          state={{ kind: 'loading', label: messages.loadingFigures }}
          minHeight="100vh"
        />
      )}
      {deferred && analysis && (
        <SampleArea value={isSample}>
          <AnalyticsPanels
            analysis={deferred}
            benchmark={benchmark}
            workspace={workspace}
            clock={clock}
            loadLedgerWorkers={loadLedgerWorkers}
            onChange={change}
            onAsk={setQuestion}
          />
        </SampleArea>
      )}
      <FigureRows
        analysis={deferred}
        benchmark={benchmark.levels}
        question={question}
        onChange={change}
        onClose={() => {
          setQuestion(null);
        }}
      />
    </div>
  );
}
