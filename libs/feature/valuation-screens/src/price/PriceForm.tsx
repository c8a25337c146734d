import {
  Button,
  createEntryScope,
  EntryScopeContext,
  FieldFrame,
  inputStyle,
  Notice,
} from '@finance-analyst/components';
import type { PriceSnapshot } from '@finance-analyst/documents';
import { FigureField, FigureSource, useFigureFormat, type Provenance } from '@finance-analyst/figures';
import { sessionOf, sourceName, type Quote } from '@finance-analyst/market';
import { useEffect, useRef, useState } from 'react';
import type { EnteredPrice } from './EnteredPrice.js';
import { importedSource } from './importedSource.js';
import { isEntered } from './isEntered.js';
import { isFarApart } from './isFarApart.js';
import styles from './PriceForm.module.css';
import { problemsOfEntry } from './problemsOfEntry.js';
import { messages } from './messages.js';

export interface PriceFormProps {
  /** The price that the model has. */
  readonly price: PriceSnapshot | null;
  readonly provenance: Provenance | null;
  /** Why the server has no price; null if it has one, or the model needs none. */
  readonly missing: string | null;
  readonly currency: string;
  /** ISO date. */
  readonly today: string;
  /** The server's price. */
  readonly quote: Quote | null;
  readonly onEnter: (entered: EnteredPrice) => void;
  readonly onUse: (quote: Quote) => void;
  /** Null if prices cannot be imported. */
  readonly onImport: (() => void) | null;
  /** Null if there can be no imported prices. */
  readonly onRemoveImported: (() => void) | null;
}

/** A form for a price and its date, with the source of the current one and other actions to get one. */
export function PriceForm(props: PriceFormProps) {
  const { price, provenance, missing, currency, today, quote, onEnter, onUse, onImport, onRemoveImported } =
    props;
  const formatting = useFigureFormat();
  const form = useRef<HTMLFormElement>(null);
  const [entries] = useState(createEntryScope);
  const [entry, setEntry] = useState<{ readonly price: number | null; readonly day: string }>({
    price: price?.currency === currency ? price.price : null,
    day: price && isEntered(price) ? price.asOf : today,
  });
  useEffect(() => {
    // The popover is not positioned yet: scrolling to the field would move the page.
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const [isAsked, setAsked] = useState(false);
  const problems = problemsOfEntry(entry, today);
  const written = (given: Quote | PriceSnapshot): readonly [string, string, string] => [
    formatting.format(given.price, { kind: 'per-share', precision: 2, currency: given.currency }),
    formatting.formatDate(sessionOf(given)),
    sourceName(given.source),
  ];
  const isOther = quote && (quote.price !== price?.price || quote.asOf !== price.asOf);
  const submit = () => {
    const refused = entries.refused();
    setAsked(true);
    if (refused || entry.price === null || problems.price !== null || problems.day !== null) {
      const field = problems.price === null && problems.day !== null ? 'input[type="date"]' : 'input';
      (refused ?? form.current?.querySelector<HTMLInputElement>(field))?.focus();
      return;
    }
    onEnter({ price: entry.price, day: entry.day });
  };
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {provenance && <FigureSource provenance={provenance} />}
      {missing !== null && <p>{missing}</p>}
      {price && quote && isFarApart(price, quote) && (
        <Notice tone="warning" title={messages.farApart}>
          {messages.farApartExplained(
            messages.priceFrom(...written(price)),
            messages.priceFrom(...written(quote)),
          )}
        </Notice>
      )}
      <div className={styles['entry']}>
        <EntryScopeContext value={entries}>
          <FigureField
            label={messages.price}
            kind="per-share"
            precision={2}
            currency={currency}
            value={entry.price}
            error={(isAsked && problems.price) || undefined}
            onCommit={(entered) => {
              setEntry((before) => ({ ...before, price: entered }));
            }}
          />
        </EntryScopeContext>
        <FieldFrame label={messages.day} error={(isAsked && problems.day) || undefined}>
          {(control) => (
            <input
              {...control}
              type="date"
              className={inputStyle('field')}
              max={today}
              value={entry.day}
              onChange={({ currentTarget: { value: day } }) => {
                setEntry((before) => ({ ...before, day }));
              }}
            />
          )}
        </FieldFrame>
      </div>
      <Button type="submit" variant="primary">
        {messages.setPrice}
      </Button>
      <div className={styles['actions']}>
        {isOther && (
          <Button
            variant="link"
            onPress={() => {
              onUse(quote);
            }}
          >
            {(price && isEntered(price) ? messages.useMarket : messages.useServer)(...written(quote))}
          </Button>
        )}
        {onImport && (
          <Button variant="link" onPress={onImport}>
            {messages.importPrices}
          </Button>
        )}
        {onRemoveImported && [price, quote].some((each) => each?.source === importedSource) && (
          <Button variant="link" onPress={onRemoveImported}>
            {messages.removeImported}
          </Button>
        )}
      </div>
    </form>
  );
}
