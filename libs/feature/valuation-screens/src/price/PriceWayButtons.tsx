import { Button } from '@finance-analyst/components';
import styles from './PriceWayButtons.module.css';
import { messages } from './messages.js';

/** Asks the server for the price again. */
export interface PriceRetry {
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** What the ways to a price do; `beside` is what was pressed. */
export interface PriceWayActions {
  readonly onEnter: (beside: Element) => void;
  /** Null where prices cannot be imported. */
  readonly onImport: (() => void) | null;
  /** Null where it is not known why there is no price: another answer is not to be expected. */
  readonly retry: PriceRetry | null;
}

/** The ways to a price that the server did not give. */
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
