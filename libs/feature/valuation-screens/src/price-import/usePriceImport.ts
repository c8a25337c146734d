import { useImportPrices } from '@finance-analyst/market-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from './messages.js';
import { priceAfterImport } from './priceAfterImport.js';
import type { PricedModel } from './PricedModel.js';
import type { PriceImportState } from './PriceImportState.js';
import { refusalOf } from './refusalOf.js';
import { storedCount } from './storedCount.js';
import { takeServerPrices } from './takeServerPrices.js';

export interface PriceImport {
  readonly state: PriceImportState;
  /** Asks for a file. */
  readonly ask: () => void;
  /** Imports the one file that was chosen or dropped; ignored while an import runs. */
  readonly take: (files: readonly File[]) => void;
  /** Gives a running import up. */
  readonly cancel: () => void;
  /** Closes the dialog; a running import is canceled. */
  readonly close: () => void;
}

/** The import of a price file for a model, from the file to the price that the model then has. */
export function usePriceImport(given: PricedModel): PriceImport {
  const [state, setState] = useState<PriceImportState>({ kind: 'closed' });
  const importPrices = useImportPrices();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  // The model can be edited during an import, so the result is compared with its price at the end.
  const model = useRef(given);
  useEffect(() => {
    model.current = given;
  });

  const send = useCallback(
    async (file: File, signal: AbortSignal): Promise<void> => {
      const { name } = file;
      setState({ kind: 'running', name, progress: null });
      const text = await file.text().catch(() => null);
      if (signal.aborted) return;
      if (text === null) {
        setState({ kind: 'refused', name, reason: messages.unreadable });
        return;
      }
      // A renamed spreadsheet is not text.
      if (text.includes('\u0000')) {
        setState({ kind: 'refused', name, reason: messages.wrongKind });
        return;
      }
      const end = await importPrices(
        { symbol: model.current.symbol, currency: model.current.currency, text },
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
        const { report } = end;
        // A file of which nothing was stored changed no price, so the model needs no update.
        const taken =
          storedCount(report) === 0
            ? null
            : await takeServerPrices(
                () => model.current,
                priceAfterImport,
                () => signal.aborted,
              );
        if (signal.aborted) return;
        setState({ kind: 'done', name, report, taken });
      }
    },
    [importPrices],
  );

  const take = useCallback(
    (files: readonly File[]) => {
      const [file, ...others] = files;
      // One that runs is canceled by its button only.
      if (!file || running.current) return;
      const reason = others.length > 0 ? messages.manyFiles : refusalOf(file);
      if (reason !== null) {
        const name = files.map((each) => each.name).join(', ');
        setState({ kind: 'refused', name, reason });
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      void send(file, controller.signal).finally(() => {
        if (running.current === controller) running.current = null;
      });
    },
    [send],
  );
  const stop = useCallback((next: (before: PriceImportState) => PriceImportState) => {
    running.current?.abort();
    running.current = null;
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
