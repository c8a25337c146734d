import { type ValuationModelBody, writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { dayIn } from '../price/dayIn.js';
import { isEntered } from '../price/isEntered.js';
import { PriceEntryPopover } from '../price/PriceEntryPopover.js';
import { priceProvenance } from '../price/priceProvenance.js';
import { whyNoPrice } from '../price/whyNoPrice.js';
import type { LivePrice } from '../price/useLivePrice.js';
import { PriceDrop } from '../price-import/PriceDrop.js';
import { PriceImportDialog } from '../price-import/PriceImportDialog.js';
import { PriceRemovalDialog } from '../price-import/PriceRemovalDialog.js';
import type { AssumptionEdits } from './useAssumptionEdits.js';
import type { PriceEditing } from './usePriceEditing.js';

/** What opens to edit the price: its entry, the import of a file, the place to drop one, and the removal of imports. */
export function PriceDialogs({
  editing,
  body: { instrument, currency, priceSnapshot },
  live,
  stale,
  clock,
  edits,
}: {
  readonly editing: PriceEditing;
  readonly body: ValuationModelBody;
  readonly live: LivePrice | undefined;
  /** Why the price may be out of date; null for one that is not. */
  readonly stale: string | null;
  readonly clock: () => Date;
  readonly edits: AssumptionEdits;
}) {
  const { entry, imports, removal } = editing;
  const symbol = writeSymbol(instrument);
  const { timeZone } = useFigureFormat();
  const price = priceSnapshot ?? null;
  return (
    <>
      {entry.isOpen && (
        <PriceEntryPopover
          entry={entry}
          price={price}
          provenance={price && priceProvenance(price, stale)}
          missing={(price && !isEntered(price)) || live?.quote ? null : whyNoPrice(live)}
          currency={currency}
          today={dayIn(timeZone(), clock())}
          quote={live?.quote ?? null}
          onEnter={edits.enterPrice}
          onUse={editing.use}
          onImport={imports?.ask ?? null}
          onRemoveImported={removal?.ask ?? null}
        />
      )}
      {imports && (
        <>
          <PriceDrop symbol={symbol} onDrop={imports.take} />
          <PriceImportDialog imports={imports} symbol={symbol} currency={currency} onUse={editing.use} />
        </>
      )}
      {removal && <PriceRemovalDialog removal={removal} symbol={symbol} onUse={editing.use} />}
    </>
  );
}
