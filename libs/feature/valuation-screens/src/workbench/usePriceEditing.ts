import { type ValuationModelBody, writeSymbol } from '@finance-analyst/documents';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { useAskParameters } from '@finance-analyst/market-data';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ArrivingBeta } from '../price/ArrivingBeta.js';
import type { PriceActions } from '../price/PriceActionButtons.js';
import { usePriceCommands } from '../price/usePriceCommands.js';
import type { LivePrice } from '../price/useLivePrice.js';
import { usePriceEntry, type PriceEntry } from '../price/usePriceEntry.js';
import { usePriceImport, type PriceImport } from '../price-import/usePriceImport.js';
import { usePriceRemoval, type PriceRemoval } from '../price-import/usePriceRemoval.js';
import { useArrivingBeta } from './useArrivingBeta.js';
import type { AssumptionEdits } from './useAssumptionEdits.js';

/** Price entry, and the import and removal of prices, for the model on screen. */
export interface PriceEditing {
  readonly entry: PriceEntry;
  /** Null for a sample company, whose prices cannot be replaced. */
  readonly imports: PriceImport | null;
  /** Removes imported prices; null for a sample company. */
  readonly removal: PriceRemoval | null;
  /** The beta measured from the company's prices, where these are still arriving. */
  readonly beta: ArrivingBeta;
  /** Applies a server price, with the beta of its prices if the model had no price. */
  readonly use: (quote: Quote) => void;
  /** The same object until the price is requested or answered, to limit re-renders. */
  readonly actions: PriceActions;
}

/** What edits the price of the model on screen; null if it is read-only. */
export function usePriceEditing({
  body: { instrument, currency, priceSnapshot },
  fundamentals,
  live,
  edits,
  isBetaAwaited,
  isReadOnly,
}: {
  readonly body: ValuationModelBody;
  readonly fundamentals: CompanyFundamentals;
  readonly live: LivePrice | undefined;
  readonly edits: AssumptionEdits;
  /** The model was made while the prices that beta is measured from were arriving. */
  readonly isBetaAwaited: boolean;
  readonly isReadOnly: boolean;
}): PriceEditing | null {
  const symbol = writeSymbol(instrument);
  const entry = usePriceEntry();
  const askServer = useAskParameters();
  const askForParameters = useCallback(async () => {
    const { data, isError } = await askServer(symbol);
    // A copy on this device is from before the import.
    return data && !isError && !data.fromCache && !data.stale ? data.data : null;
  }, [askServer, symbol]);
  const priced = {
    symbol,
    currency,
    price: priceSnapshot ?? null,
    askForQuote: async () => (live ? live.ask() : null),
    askForParameters,
    onUse: edits.setPrice,
    onParameters: edits.setBeta,
  };
  const imports = usePriceImport(priced);
  const removal = usePriceRemoval(priced);
  const { open, keepFocus } = entry;
  const { ask } = imports;
  const isDialogOpen = imports.state.kind !== 'closed' || removal.state.kind !== 'closed';
  useEffect(() => (isDialogOpen ? keepFocus : undefined), [isDialogOpen, keepFocus]);
  const isImportable = fundamentals.source !== 'sample';
  const onImport = isImportable ? ask : null;
  usePriceCommands({ isOn: !isReadOnly, onEnter: open, onImport });
  const { setPrice, setBeta } = edits;
  const beta = useArrivingBeta({ symbol, isAwaited: isBetaAwaited && !isReadOnly, setBeta });
  const { take } = beta;
  const hasPrice = priceSnapshot !== undefined && priceSnapshot !== null;
  const use = useCallback(
    (quote: Quote) => {
      if (!hasPrice) take();
      setPrice(quote);
      keepFocus();
    },
    [hasPrice, take, setPrice, keepFocus],
  );
  const { ask: askLive, isAsking = false } = live ?? {};
  const isReasonKnown = live !== undefined && !live.quote && (live.problem ?? live.missing) !== null;
  const isPriced = useRef(hasPrice);
  useEffect(() => {
    isPriced.current = hasPrice;
  }, [hasPrice]);
  const actions = useMemo((): PriceActions => {
    const onRetry = async () => {
      const quote = await askLive?.();
      // A price entered meanwhile stays; this one is offered instead.
      if (quote && !isPriced.current) use(quote);
    };
    return {
      onEnter: open,
      onImport,
      retry: isReasonKnown ? { isAsking, onRetry: () => void onRetry() } : null,
    };
  }, [open, onImport, askLive, use, isReasonKnown, isAsking]);
  return isReadOnly
    ? null
    : {
        entry,
        imports: isImportable ? imports : null,
        removal: isImportable ? removal : null,
        beta,
        use,
        actions,
      };
}
