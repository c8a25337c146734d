import type { PortfolioBody } from '@finance-analyst/documents';
import { useLoadExchangeRates, useLoadPriceHistories } from '@finance-analyst/market-data';
import type { HistoryByHolding, HistoryRequest } from '@finance-analyst/portfolio';
import { useCallback, useEffect, useRef, useState } from 'react';
import { localDay } from '../calendar/localDay.js';
import type { LedgerWorkers } from '../ledger/LedgerWorkers.js';
import type { OpenLedger } from '../ledger/useLedger.js';
import { askForHistory } from './askForHistory.js';
import type { LoadedMarket } from './LoadedMarket.js';
import { type HistoryProgress, loadMarket } from './loadMarket.js';

/** What of a ledger is measured: all that is absent. */
export type MeasuredPart = Pick<HistoryRequest, 'accounts' | 'instruments'>;

const everything: MeasuredPart = {};

export interface PortfolioHistory {
  /** The whole and its parts by day, as last computed; null until it first is. */
  readonly history: HistoryByHolding | null;
  /** What of the ledger it measures: that of the last selection while another is being computed. */
  readonly measured: MeasuredPart;
  /** The market that it is valued at; null until it is loaded. */
  readonly market: LoadedMarket | null;
  /** Prices are loading, or another selection is being computed. */
  readonly isPending: boolean;
  /** Loading was canceled before there was anything to show. */
  readonly isCanceled: boolean;
  /** How much of the market is loaded; null once all is. */
  readonly progress: HistoryProgress | null;
  /** Why it could not be computed; null if it was. */
  readonly problem: string | null;
  readonly cancel: () => void;
  readonly retry: () => void;
}

interface Computed {
  readonly history: HistoryByHolding;
  readonly market: LoadedMarket;
  readonly measured: MeasuredPart;
  /** The part, as text. */
  readonly of: string;
}

export interface PortfolioHistoryOptions {
  readonly id: string;
  readonly body: PortfolioBody;
  readonly ledger: Pick<OpenLedger, 'version' | 'isPending'>;
  readonly loadLedgerWorkers: () => Promise<LedgerWorkers>;
  readonly clock: () => Date;
  /** Ids of accounts; all if null. */
  readonly accounts: readonly string[] | null;
  /** Keys of the only instruments to measure, without cash; all and cash if null or absent. */
  readonly instruments?: readonly string[] | null;
}

/** The values by day of a portfolio, at the prices and rates of all that it has ever held. */
export function usePortfolioHistory({
  id,
  body,
  ledger: { version, isPending: isFolding },
  loadLedgerWorkers,
  clock,
  accounts,
  instruments = null,
}: PortfolioHistoryOptions): PortfolioHistory {
  const loadPrices = useLoadPriceHistories();
  const loadRates = useLoadExchangeRates();
  const [today] = useState(() => localDay(clock()));
  const [attempt, setAttempt] = useState(0);
  const [market, setMarket] = useState<LoadedMarket | null>(null);
  const [progress, setProgress] = useState<HistoryProgress | null>(null);
  const [isCanceled, setIsCanceled] = useState(false);
  const [computed, setComputed] = useState<Computed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const loading = useRef<AbortController | null>(null);
  const { rows, currency, accounts: ofBody } = body;

  useEffect(() => {
    const controller = new AbortController();
    loading.current = controller;
    const { signal } = controller;
    void loadMarket({ rows, currency }, today, {
      loadPrices,
      loadRates,
      signal,
      onProgress: (done) => {
        if (!signal.aborted) setProgress(done);
      },
    }).then((loaded) => {
      if (signal.aborted || !loaded) return;
      setMarket(loaded);
      setProgress(null);
    });
    return () => {
      controller.abort();
    };
  }, [rows, currency, today, loadPrices, loadRates, attempt]);

  const chosen = JSON.stringify({
    ...(accounts && { accounts }),
    ...(instruments && { instruments }),
  } satisfies MeasuredPart);
  useEffect(() => {
    if (!market || version === null || isFolding || market.table.days.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const measured = JSON.parse(chosen) as MeasuredPart;
    void askForHistory(
      loadLedgerWorkers,
      { rows, accounts: ofBody, until: today },
      { id, version, ...measured, market: market.table },
      signal,
    ).then((result) => {
      if (!result) return;
      setProblem(result.ok ? null : result.reason);
      if (result.ok) setComputed({ history: result.value, market, measured, of: chosen });
    });
    return () => {
      controller.abort();
    };
  }, [id, version, isFolding, market, rows, ofBody, today, chosen, loadLedgerWorkers]);

  const cancel = useCallback(() => {
    loading.current?.abort();
    setProgress(null);
    setIsCanceled(true);
  }, []);
  const retry = useCallback(() => {
    setProblem(null);
    setIsCanceled(false);
    setAttempt((last) => last + 1);
  }, []);
  const isEmpty = market !== null && market.table.days.length === 0;
  const isComputed = computed !== null && computed.market === market && computed.of === chosen;
  return {
    history: computed?.history ?? null,
    measured: computed?.measured ?? everything,
    market: computed?.market ?? market,
    isPending: !isCanceled && problem === null && !isEmpty && (progress !== null || !isComputed),
    isCanceled: isCanceled && computed === null,
    progress,
    problem,
    cancel,
    retry,
  };
}
