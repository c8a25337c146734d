import { Button } from '@finance-analyst/components';
import styles from './PriceActionButtons.module.css';
import { messages } from './messages.js';

/** Asks the server for the price again. */
export interface PriceRetry {
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** The actions that get a price; `beside` is the pressed button. */
export interface PriceActions {
  readonly onEnter: (beside: Element) => void;
  /** Null if prices cannot be imported. */
  readonly onImport: (() => void) | null;
  /** Null if a retry would give the same answer. */
  readonly retry: PriceRetry | null;
}

/** Buttons for a price that the server did not provide. */
export function PriceActionButtons({
  actions: { onEnter, onImport, retry },
}: {
  readonly actions: PriceActions;
}) {
  return (
    <span className={styles['actions']}>
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
