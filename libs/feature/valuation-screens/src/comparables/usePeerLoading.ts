import { readSymbol, type ModelInstrument } from '@finance-analyst/documents';
import { useLoadCompanies, type LoadedCompany } from '@finance-analyst/market-data';
import { storedPriceOf, type PeerWithStatements } from '@finance-analyst/valuation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isCompany } from './isCompany.js';
import { messages } from './messages.js';
import type { PeerBetaLoading } from './PeerBetaLoading.js';
import type { PeerEdits } from './PeerEdits.js';
import { usePeerBetas } from './usePeerBetas.js';

/** Enough for the trailing twelve months and the newest balance sheets. */
const choice = { annual: 1, quarterly: 8 } as const;

export type PeerLoadingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly symbols: readonly string[]; readonly done: number }
  | {
      readonly kind: 'failed';
      /** The companies that are not loaded. */
      readonly symbols: readonly string[];
      /** One of them may load when asked for again. */
      readonly isRetryable: boolean;
      readonly reason: string;
    };

export interface PeerLoading {
  readonly state: PeerLoadingState;
  /** The betas of the peers, which follow their statements. */
  readonly betas: PeerBetaLoading;
  /** Refreshed peers for which no new price was found. */
  readonly unpriced: readonly string[];
  /** Loads companies by symbol, adds those with statements and says why others are not added. */
  readonly load: (symbols: readonly string[]) => void;
  /** Loads the peers of the model again. */
  readonly refresh: (symbols: readonly string[]) => void;
  /** Loads again what failed. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

interface Wanted {
  readonly symbols: readonly string[];
  readonly isRefresh: boolean;
}

/** Loads statements and prices of peers. What is wanted during a load follows it; all of it ends with the panel. */
export function usePeerLoading(
  subject: ModelInstrument,
  edits: Pick<PeerEdits, 'addPeers' | 'refreshPeers' | 'setPeerMarketData'>,
  /** The model can take its beta from peers. */
  isBetaWanted: boolean,
): PeerLoading {
  const loadCompanies = useLoadCompanies();
  const [state, setState] = useState<PeerLoadingState>({ kind: 'idle' });
  const [unpriced, setUnpriced] = useState<readonly string[]>([]);
  const betas = usePeerBetas({
    setPeerMarketData: (id, arrived) => {
      edits.setPeerMarketData(id, arrived);
      if (arrived.price) setUnpriced((known) => known.filter((each) => each !== id));
    },
  });
  const running = useRef<AbortController | null>(null);
  const queue = useRef<readonly Wanted[]>([]);
  const failed = useRef<readonly Wanted[]>([]);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const queued = (): readonly string[] => queue.current.flatMap(({ symbols }) => symbols);

  const run = async (first: readonly Wanted[]): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    queue.current = first;
    failed.current = [];
    setUnpriced([]);
    const reasons = new Set<string>();
    const missing: string[] = [];
    let before = 0;
    const fail = (wanted: Wanted, reason: string): void => {
      failed.current = [...failed.current, wanted];
      missing.push(...wanted.symbols);
      reasons.add(reason);
    };
    for (let index = 0; index < queue.current.length; index += 1) {
      const wanted = queue.current[index];
      if (!wanted) break;
      const { symbols, isRefresh } = wanted;
      const onProgress = (done: number): void => {
        if (!signal.aborted) setState({ kind: 'loading', symbols: queued(), done: before + done });
      };
      if (symbols.some((symbol) => isCompany(symbol, subject))) {
        // Asking for it again ends the same.
        missing.push(...symbols);
        reasons.add(messages.isSubject(subject.name));
        continue;
      }
      onProgress(0);
      const end = await loadCompanies(symbols, { choice, signal, onProgress });
      if (signal.aborted) return;
      before += symbols.length;
      if (end.kind === 'failed') fail(wanted, end.reason);
      if (end.kind !== 'done') continue;
      const found = end.companies.flatMap((company) => peerOf(company) ?? []);
      if (found.length > 0) {
        edits[isRefresh ? 'refreshPeers' : 'addPeers'](found);
        if (isBetaWanted)
          betas.load(found.map(({ peer }) => ({ id: peer.id, hasPrice: peer.price !== null })));
      }
      const withoutPrice = found.flatMap(({ peer }) => (peer.price ? [] : [peer.id]));
      if (isRefresh) setUnpriced((known) => [...known, ...withoutPrice]);
      for (const company of end.companies)
        if (!company.ok) fail({ symbols: [company.symbol], isRefresh }, company.reason);
    }
    running.current = null;
    setState(
      missing.length === 0
        ? { kind: 'idle' }
        : {
            kind: 'failed',
            symbols: missing,
            isRetryable: failed.current.length > 0,
            reason: [...reasons].join(' '),
          },
    );
  };
  const want = (wanted: readonly Wanted[]): void => {
    if (!running.current) {
      void run(wanted);
      return;
    }
    queue.current = [...queue.current, ...wanted];
    setState((now) => (now.kind === 'loading' ? { ...now, symbols: queued() } : now));
  };
  return {
    state,
    betas,
    unpriced,
    load: (symbols) => {
      want([{ symbols, isRefresh: false }]);
    },
    refresh: (symbols) => {
      want([{ symbols, isRefresh: true }]);
    },
    retry: () => {
      want(failed.current);
    },
    cancel: () => {
      stop();
      setState({ kind: 'idle' });
    },
  };
}

function peerOf(company: LoadedCompany): PeerWithStatements | null {
  if (!company.ok) return null;
  const { freshness: _freshness, ...fundamentals } = company.fundamentals;
  return {
    peer: {
      ...readSymbol(company.symbol),
      id: company.symbol,
      name: fundamentals.name,
      price: storedPriceOf(company.quote),
    },
    fundamentals,
  };
}
