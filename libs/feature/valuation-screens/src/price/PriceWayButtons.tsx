import { Button } from '@finance-analyst/components';
import styles from './PriceWayButtons.module.css';
import { messages } from './messages.js';

/** Asks the server for the price again. */
export interface PriceRetry {
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** The actions of the ways to a price; `beside` is the pressed button. */
export interface PriceWayActions {
  readonly onEnter: (beside: Element) => void;
  /** Null if prices cannot be imported. */
  readonly onImport: (() => void) | null;
  /** Null if a retry would give the same answer. */
  readonly retry: PriceRetry | null;
}

/** Buttons for a price that the server did not provide. */
export function PriceWayButtons({ ways: { onEnter, onImport, retry } }: { readonly ways: PriceWayActions }) {
  return (
    <span className={styles['ways']}>
      {retry && (
        <Button variant="link" isBusy={retry.isAsking} onPress={retry.onRetry}>
          {messages.tryAgain}
        </Button>
      )}
      <Button
        variant="link"
        aria-haspopup="dialog"
        onPress={({ target }) => {
          onEnter(target);
        }}
      >
        {messages.enterPrice}
      </Button>
      {onImport && (
        <Button variant="link" aria-haspopup="dialog" onPress={onImport}>
          {messages.importPrices}
        </Button>
      )}
    </span>
  );
}
