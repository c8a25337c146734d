import {
  Button,
  buttonStyle,
  EmptyState,
  Panel,
  type PanelState,
  ScreenHeading,
  SegmentedControl,
  Select,
} from '@finance-analyst/components';
import { portfolioPath } from '@finance-analyst/navigation';
import { combineHoldings, presentHoldings, valueHoldings } from '@finance-analyst/portfolio';
import { useHoldingMarket, useStoredLedgers } from '@finance-analyst/portfolios';
import { selectSavedPortfolios } from '@finance-analyst/workspace';
import { useDeferredValue, useEffect, useMemo, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { messages as screenMessages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import { PortfolioFigures } from '../screen/PortfolioFigures.js';
import type { PortfolioScreenProps } from '../screen/PortfolioScreen.js';
import { messages as shownMessages } from '../shown/messages.js';
import { useHoldingsExport } from '../shown/useHoldingsExport.js';
import { CombinedCash } from './CombinedCash.js';
import { type CombinedAddress, combinedQuery } from './combinedAddress.js';
import type { CombinedGrouping } from './CombinedGrouping.js';
import { combinedGroups } from './combinedGroups.js';
import { combinedInstruments } from './combinedInstruments.js';
import { type CountedPortfolio, combinedView, distinctTitles, usualCurrency } from './combinedLedgers.js';
import { CombinedNotices } from './CombinedNotices.js';
import { CombinedParts } from './CombinedParts.js';
import { CombinedTable } from './CombinedTable.js';
import { messages } from './messages.js';

const groupings = Object.entries(messages.groups).map(([value, label]) => ({
  value: value as CombinedGrouping,
  label,
}));

/** Offered beside the currencies of the portfolios and their cash. */
const usualCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'];

const loading: PanelState = { kind: 'loading', label: messages.loading };

/** Several portfolios together in one currency, read-only. */
export function CombinedPortfolios({
  address,
  workspace,
  clock,
  loadLedgerWorkers,
  onDataShown,
}: Pick<PortfolioScreenProps, 'workspace' | 'clock' | 'loadLedgerWorkers' | 'onDataShown'> & {
  readonly address: CombinedAddress;
}): ReactElement {
  const [, setQuery] = useSearchParams();
  const { phase, rows: stored, reason } = useSelector(selectSavedPortfolios);
  const titled = useMemo(() => {
    const titles = distinctTitles(stored.map(({ title }) => title));
    return stored.map((row, at) => ({ ...row, title: titles[at] ?? row.title }));
  }, [stored]);
  const { ids, grouping } = address;
  const chosen = useMemo(() => titled.filter(({ id }) => ids?.includes(id) ?? true), [titled, ids]);
  const missing = ids === null ? 0 : ids.length - chosen.length;
  const ledgers = useStoredLedgers(workspace, chosen, loadLedgerWorkers, undefined, clock);
  const portfolios = useMemo(
    () =>
      chosen.flatMap(({ id, title }): CountedPortfolio[] => {
        const ledger = ledgers.of(id);
        return ledger.kind === 'ready' ? [{ id, title, ...ledger }] : [];
      }),
    [chosen, ledgers],
  );
  const isFolding = chosen.some(({ id }) => ledgers.of(id).kind === 'loading');
  const currency = address.currency ?? usualCurrency(chosen.map((row) => row.currency));
  const view = useMemo(() => (isFolding ? null : combinedView(portfolios)), [isFolding, portfolios]);
  const market = useHoldingMarket(view, currency);
  const { shown } = market;
  useEffect(() => {
    onDataShown(shown);
    return () => {
      onDataShown(null);
    };
  }, [onDataShown, shown]);
  const holdings = useMemo(
    () =>
      view &&
      combineHoldings(
        portfolios.map(({ id, view: own }) => ({
          id,
          holdings: presentHoldings(valueHoldings(own, market.market)),
        })),
        currency,
      ),
    [view, portfolios, market.market, currency],
  );
  const instruments = useMemo(() => combinedInstruments(portfolios), [portfolios]);
  const deferred = useDeferredValue(holdings);
  const groups = useMemo(
    () => (deferred ? combinedGroups(deferred, portfolios, grouping) : []),
    [deferred, portfolios, grouping],
  );
  const isReading = stored.length === 0 && phase !== 'loaded' && phase !== 'failed';
  const state: PanelState | null = holdings === null || market.isLoading ? loading : null;
  const title = ids === null ? messages.all : messages.some(chosen.length);
  const exportShown = useHoldingsExport({
    name: title,
    currency,
    groups,
    obstacle:
      isReading || state !== null || deferred !== holdings || market.isPending ? { kind: 'loading' } : null,
  });
  const go = (change: Partial<CombinedAddress>): void => {
    setQuery(combinedQuery({ ...address, ...change }), { replace: true });
  };
  const currencies = [
    ...new Set([
      currency,
      ...chosen.flatMap((row) => row.currency ?? []),
      ...(view?.cash ?? []).filter(({ amount }) => Number(amount) !== 0).map((cash) => cash.currency),
      ...usualCurrencies,
    ]),
  ];
  const failed = chosen.flatMap(({ id, title }) => {
    const ledger = ledgers.of(id);
    return ledger.kind === 'failed' ? [{ id, title, reason: ledger.reason }] : [];
  });
  const toList = (
    <Link className={buttonStyle({ variant: 'link' })} to={portfolioPath()}>
      {messages.toList}
    </Link>
  );
  const heading = (
    <header className={styles['header']}>
      <ScreenHeading>
        {title} <span className={styles['identity']}>{currency}</span>
      </ScreenHeading>
      <div className={styles['actions']}>{toList}</div>
      <p className={styles['states']}>
        <span className={styles['state']}>{messages.readOnly}</span>
      </p>
    </header>
  );
  if (stored.length === 0 && phase !== 'loaded')
    return (
      <div className={styles['screen']}>
        {heading}
        <Panel
          title={messages.portfolios}
          minHeight="12rem"
          state={
            phase === 'failed' ? { kind: 'failed', title: messages.failed, message: reason ?? '' } : loading
          }
        />
      </div>
    );
  if (chosen.length === 0)
    return (
      <div className={styles['screen']}>
        {heading}
        <EmptyState title={messages.none} headingLevel={2} action={toList}>
          {messages.noneExplained}
        </EmptyState>
      </div>
    );
  return (
    <div className={styles['screen']}>
      {heading}
      <CombinedNotices
        missing={missing}
        failed={failed}
        onRetry={ledgers.retry}
        market={market}
        holdings={holdings}
        instruments={instruments}
      />
      <PortfolioFigures
        holdings={holdings}
        view={view}
        body={{ currency, instruments }}
        clock={clock}
        market={market}
      />
      <div className={styles['columns']}>
        <CombinedParts
          offered={titled.map(({ id, title }) => ({
            id,
            title,
            isIncluded: chosen.some((one) => one.id === id),
            ledger: ledgers.of(id),
          }))}
          holdings={state ? null : holdings}
          onInclude={(id, isIncluded) => {
            const next = titled
              .filter((one) => (one.id === id ? isIncluded : chosen.includes(one)))
              .map((one) => one.id);
            go({ ids: next.length === titled.length ? null : next });
          }}
        />
        <CombinedCash holdings={holdings} state={state} />
      </div>
      <Panel
        title={messages.holdings}
        note={screenMessages.inCurrency(currency)}
        actions={
          state === null &&
          groups.length > 0 && (
            <Button variant="link" onPress={() => void exportShown()}>
              {shownMessages.exportCsv}
            </Button>
          )
        }
        minHeight="12rem"
        state={
          state ??
          (holdings?.holdings.length === 0
            ? { kind: 'empty', title: screenMessages.noHoldings }
            : { kind: 'ready' })
        }
      >
        <div className={styles['choices']}>
          <SegmentedControl
            label={messages.group}
            isLabelHidden={false}
            value={grouping}
            options={groupings}
            onChange={(next) => {
              go({ grouping: next });
            }}
          />
          <Select
            label={messages.inCurrency}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(next) => {
              go({ currency: next });
            }}
          />
        </div>
        <CombinedTable groups={groups} />
      </Panel>
    </div>
  );
}
