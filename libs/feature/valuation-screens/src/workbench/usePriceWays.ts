import type { ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { useMemo } from 'react';
import type { PriceWayActions } from '../price/PriceWayButtons.js';
import { usePriceCommands } from '../price/usePriceCommands.js';
import type { LivePrice } from '../price/useLivePrice.js';
import { usePriceEntry, type PriceEntry } from '../price/usePriceEntry.js';
import { usePriceImport, type PriceImport } from '../price-import/usePriceImport.js';
import type { AssumptionEdits } from './useAssumptionEdits.js';

/** The ways to a price that the server does not give by itself. */
export interface PriceWays {
  readonly entry: PriceEntry;
  /** Null for a sample company, whose prices cannot be replaced. */
  readonly imports: PriceImport | null;
  /** The same object until the price is asked for or answered, for what is drawn from it. */
  readonly actions: PriceWayActions;
}

/** Entry and import of a price for the model on the screen; null where it is read-only. */
export function usePriceWays({
  body: { symbol, currency, priceSnapshot },
  fundamentals,
  live,
  edits,
  isReadOnly,
}: {
  readonly body: ValuationModelBody;
  readonly fundamentals: CompanyFundamentals;
  readonly live: LivePrice | undefined;
  readonly edits: AssumptionEdits;
  readonly isReadOnly: boolean;
}): PriceWays | null {
  const entry = usePriceEntry();
  const imports = usePriceImport({
    symbol,
    currency,
    price: priceSnapshot ?? null,
    askForQuote: async () => (live ? live.ask() : null),
    onUse: edits.setPrice,
  });
  const { open } = entry;
  const { ask } = imports;
  const isImportable = fundamentals.source !== 'sample';
  const onImport = isImportable ? ask : null;
  usePriceCommands({ isOn: !isReadOnly, onEnter: open, onImport });
  const { setPrice } = edits;
  const { ask: askLive, isAsking = false } = live ?? {};
  const isReasonKnown = live !== undefined && !live.quote && (live.problem ?? live.missing) !== null;
  const actions = useMemo((): PriceWayActions => {
    const onRetry = async () => {
      const quote = await askLive?.();
      if (quote) setPrice(quote);
    };
    return {
      onEnter: open,
      onImport,
      retry: isReasonKnown ? { isAsking, onRetry: () => void onRetry() } : null,
    };
  }, [open, onImport, askLive, setPrice, isReasonKnown, isAsking]);
  return isReadOnly ? null : { entry, imports: isImportable ? imports : null, actions };
}
