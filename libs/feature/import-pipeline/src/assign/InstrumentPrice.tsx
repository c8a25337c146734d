import { Button, TextField, VisuallyHidden } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { EnteredPrice } from '../plan/ImportChoices.js';
import styles from './Assign.module.css';
import { readPrice } from './readPrice.js';

export interface InstrumentPriceProps {
  /** Of the instrument, in the file. */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO date that is proposed. */
  readonly day: string;
  /** Null if none is entered. */
  readonly entered: EnteredPrice | null;
  /** Null takes the price away. */
  readonly onPrice: (price: EnteredPrice | null) => void;
}

/** A price for an instrument that has no market prices, with its day. */
export function InstrumentPrice({
  name,
  currency,
  day,
  entered,
  onPrice,
}: InstrumentPriceProps): ReactElement {
  const formatting = useFigureFormat();
  const [isOpen, setOpen] = useState(entered !== null);
  const [isPressed, setPressed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The fields take the place of the button that was pressed.
    if (isPressed) fields.current?.querySelector('input')?.focus();
  }, [isPressed]);
  if (!isOpen)
    return (
      <Button
        variant="link"
        onPress={() => {
          setOpen(true);
          setPressed(true);
        }}
      >
        {messages.enterPrice}
        <VisuallyHidden> {messages.enterPriceOf(name)}</VisuallyHidden>
      </Button>
    );
  const typed = entered?.typed ?? { price: '', date: day };
  const type = (changes: Partial<EnteredPrice['typed']>): void => {
    const next = { ...typed, ...changes };
    // Without a price, nothing is entered, whatever its day was.
    const isEmpty = next.price.trim() === '' && (next.date === day || changes.price !== undefined);
    onPrice(isEmpty ? null : readPrice(next, formatting));
  };
  return (
    <div ref={fields} className={styles['price']}>
      <TextField
        label={messages.priceIn(currency)}
        value={typed.price}
        error={entered?.price === null ? messages.priceNeeded : undefined}
        onChange={(price) => {
          type({ price });
        }}
      />
      <TextField
        label={messages.priceDay}
        value={typed.date}
        error={entered?.date === null ? messages.priceDayNeeded : undefined}
        onChange={(date) => {
          type({ date });
        }}
      />
    </div>
  );
}
