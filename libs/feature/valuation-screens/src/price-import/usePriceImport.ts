import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import { useImportPrices } from '@finance-analyst/market-data';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from './messages.js';
import { priceAfterImport } from './priceAfterImport.js';
import type { PriceImportState } from './PriceImportState.js';
import { refusalOf } from './refusalOf.js';

export interface PriceImport {
  readonly state: PriceImportState;
  /** Asks for a file. */
  readonly ask: () => void;
  /** Imports the one file that was chosen or dropped. */
  readonly take: (files: readonly File[]) => void;
  /** Gives a running import up. */
  readonly cancel: () => void;
  /** Closes what is shown; a running import is given up. */
  readonly close: () => void;
}

/** The import of a price file for a model, from the file to the price that the model then has. */
export function usePriceImport(given: {
  readonly symbol: string;
  readonly currency: string;
  readonly price: PriceSnapshot | null;
  /** Asks the server for its newest price. */
  readonly askForQuote: () => Promise<Quote | null>;
  readonly onUse: (quote: Quote) => void;
}): PriceImport {
  const { symbol, currency } = given;
  const [state, setState] = useState<PriceImportState>({ kind: 'closed' });
  const importPrices = useImportPrices();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const settlePrice = useEffectEvent(async () => {
    const outcome = priceAfterImport(given.price, await given.askForQuote());
    if (outcome.kind === 'taken') given.onUse(outcome.quote);
    return outcome;
  });
  const send = useEffectEvent(async (file: File, controller: AbortController): Promise<void> => {
    const { name } = file;
    const { signal } = controller;
    setState({ kind: 'running', name, progress: null });
    const text = await file.text().catch(() => null);
    if (signal.aborted) return;
    if (text === null) {
      setState({ kind: 'refused', name, reason: messages.unreadable });
      return;
    }
    // A spreadsheet that was only renamed is no text.
    if (text.includes('\u0000')) {
      setState({ kind: 'refused', name, reason: messages.wrongKind });
      return;
    }
    const end = await importPrices(
      { symbol, currency, text },
      {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setState({ kind: 'running', name, progress });
        },
      },
    );
    if (signal.aborted) return;
    if (end.kind === 'canceled') setState({ kind: 'canceled', name });
    else if (end.kind === 'failed') setState({ kind: 'failed', name, reason: end.reason, file });
    else {
      const outcome = await settlePrice();
      if (!signal.aborted) setState({ kind: 'done', name, report: end.report, outcome });
    }
  });

  const take = useCallback((files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    running.current?.abort();
    const reason = others.length > 0 ? messages.manyFiles : refusalOf(file);
    if (reason !== null) {
      const name = files.map((each) => each.name).join(', ');
      setState({ kind: 'refused', name, reason });
      return;
    }
    running.current = new AbortController();
    void send(file, running.current);
  }, []);
  const stop = useCallback((next: (before: PriceImportState) => PriceImportState) => {
    running.current?.abort();
    setState(next);
  }, []);
  return {
    state,
    take,
    ask: useCallback(() => {
      setState((before) => (before.kind === 'running' ? before : { kind: 'asking' }));
    }, []),
    cancel: useCallback(() => {
      stop((before) => (before.kind === 'running' ? { kind: 'canceled', name: before.name } : before));
    }, [stop]),
    close: useCallback(() => {
      stop(() => ({ kind: 'closed' }));
    }, [stop]),
  };
}
