import { AnchoredPopover } from '@finance-analyst/components';
import { PriceForm, type PriceFormProps } from './PriceForm.js';
import type { PriceEntry } from './usePriceEntry.js';
import { messages } from './messages.js';

/** The price entry, beside the pressed control; any choice in it closes it. */
export function PriceEntryPopover({
  entry,
  onEnter,
  onUse,
  onImport,
  onRemoveImported,
  ...form
}: PriceFormProps & { readonly entry: PriceEntry }) {
  if (!entry.isOpen) return null;
  return (
    <AnchoredPopover
      label={form.price ? messages.editPrice : messages.enterPrice}
      anchorRef={entry.anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) entry.close();
      }}
    >
      <PriceForm
        {...form}
        onEnter={(entered) => {
          onEnter(entered);
          entry.close();
        }}
        onUse={(quote) => {
          onUse(quote);
          entry.close();
        }}
        onImport={
          onImport &&
          (() => {
            entry.close(onImport);
          })
        }
        onRemoveImported={
          onRemoveImported &&
          (() => {
            entry.close(onRemoveImported);
          })
        }
      />
    </AnchoredPopover>
  );
}
