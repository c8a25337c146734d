import { readSymbol, writeSymbol, type ModelInstrument } from '@finance-analyst/documents';
import { useLoadCompanies, type LoadedCompany } from '@finance-analyst/market-data';
import { priceSnapshotOf, type PeerWithStatements } from '@finance-analyst/valuation';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.js';

/** Enough for the trailing twelve months and the newest balance sheets. */
const choice = { annual: 1, quarterly: 8 } as const;

export type PeerLoadingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly symbols: readonly string[]; readonly done: number }
  | { readonly kind: 'failed'; readonly symbols: readonly string[]; readonly reason: string };

export interface PeerLoading {
  readonly state: PeerLoadingState;
  /** Loads companies by symbol, adds those with statements and says why others are not added. */
  readonly load: (symbols: readonly string[]) => void;
  readonly cancel: () => void;
}

/** Loads statements and prices of peers. One load at a time; it ends with the panel. */
export function usePeerLoading(
  subject: ModelInstrument,
  onLoaded: (peers: readonly PeerWithStatements[]) => void,
): PeerLoading {
  const loadCompanies = useLoadCompanies();
  const [state, setState] = useState<PeerLoadingState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const load = async (symbols: readonly string[]): Promise<void> => {
    running.current?.abort();
    if (symbols.includes(writeSymbol(subject)) || symbols.includes(subject.symbol)) {
      setState({ kind: 'failed', symbols: [], reason: messages.isSubject(subject.name) });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'loading', symbols, done: 0 });
    const end = await loadCompanies(symbols, {
      choice,
      signal,
      onProgress: (done) => {
        if (!signal.aborted) setState({ kind: 'loading', symbols, done });
      },
    });
    if (signal.aborted) return;
    if (end.kind !== 'done') {
      setState(end.kind === 'failed' ? { kind: 'failed', symbols, reason: end.reason } : { kind: 'idle' });
      return;
    }
    const found = end.companies.flatMap((company) => peerOf(company) ?? []);
    if (found.length > 0) onLoaded(found);
    const failed = end.companies.filter((company) => !company.ok);
    setState(
      failed.length === 0
        ? { kind: 'idle' }
        : {
            kind: 'failed',
            symbols: failed.map(({ symbol }) => symbol),
            reason: [...new Set(failed.map((each) => (each.ok ? '' : each.reason)))].join(' '),
          },
    );
  };
  return {
    state,
    load: (symbols) => void load(symbols),
    cancel: () => {
      running.current?.abort();
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
      price: company.quote ? priceSnapshotOf(company.quote) : null,
    },
    fundamentals,
  };
}
