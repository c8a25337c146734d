import { Button, EmptyState, ProgressBar } from '@finance-analyst/components';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { useLedger, useOpenPortfolio, usePortfolioHistory } from '@finance-analyst/portfolios';
import { useMemo, type ReactElement } from 'react';
import { messages as common } from '../messages.js';
import { AttributionFigures } from './AttributionFigures.js';
import { groupOfInstruments } from './AttributionGroup.js';
import type { AttributionPanelProps } from './AttributionPanel.js';
import { messages } from './messages.js';
import { monthsOf } from './monthsOf.js';
import { portfolioSide } from './portfolioSide.js';

/** The portfolio against another one on this device. */
export function AgainstPortfolio(props: AttributionPanelProps & { readonly id: string }): ReactElement {
  const state = useOpenPortfolio(props.workspace, props.id, null);
  switch (state.kind) {
    case 'loading':
      return <ProgressBar label={messages.loading} />;
    case 'missing':
      return <EmptyState title={messages.failed}>{messages.notOnDevice}</EmptyState>;
    case 'failed':
      return <EmptyState title={messages.failed}>{state.reason}</EmptyState>;
    case 'open':
      return <AgainstDocument {...props} document={state.opening.document} />;
  }
}

function AgainstDocument({
  analysis,
  document: { id, title, body },
  clock,
  loadLedgerWorkers,
}: AttributionPanelProps & { readonly document: PortfolioDocument }): ReactElement {
  const { currency } = analysis.body;
  // Both sides have to be in one currency.
  const converted = useMemo(() => ({ ...body, currency }), [body, currency]);
  const ledger = useLedger(id, converted, loadLedgerWorkers, clock);
  const { history, market, isPending, problem, progress, retry } = usePortfolioHistory({
    id,
    body: converted,
    ledger,
    loadLedgerWorkers,
    clock,
    accounts: null,
  });
  const instruments = useMemo(
    () => [...analysis.body.instruments, ...body.instruments],
    [analysis.body.instruments, body.instruments],
  );
  const { part, timing, selection } = analysis;
  const benchmark = useMemo(
    () =>
      history &&
      market &&
      portfolioSide(
        title,
        history,
        market.table,
        monthsOf(part.whole.days),
        timing,
        groupOfInstruments(selection.attributionGroup, instruments, currency),
      ),
    [history, market, title, part, timing, selection.attributionGroup, instruments, currency],
  );
  const reason = problem ?? ledger.problem;
  if (reason !== null)
    return (
      <EmptyState
        title={messages.failed}
        action={<Button onPress={problem === null ? ledger.retry : retry}>{common.tryAgain}</Button>}
      >
        {reason}
      </EmptyState>
    );
  if (!benchmark || !market) {
    if (!isPending) return <EmptyState title={messages.missing}>{messages.emptyPortfolio(title)}</EmptyState>;
    return (
      <ProgressBar label={messages.loading} {...(progress && { value: progress.done / progress.total })} />
    );
  }
  if (!benchmark.ok) return <EmptyState title={messages.missing}>{benchmark.reason}</EmptyState>;
  return (
    <AttributionFigures
      analysis={analysis}
      instruments={instruments}
      benchmark={benchmark.value}
      note={
        market.unpriced.length > 0
          ? messages.unpricedBenchmark(market.unpriced.map((each) => each.id).join(', '))
          : null
      }
    />
  );
}
