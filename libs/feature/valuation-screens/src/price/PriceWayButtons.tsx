import { Button } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import styles from './PriceWayButtons.module.css';
import { messages } from './messages.js';

/** What the ways to a price do; `beside` is what was pressed. */
export interface PriceWayActions {
  readonly onEnter: (beside: Element) => void;
  /** Null where prices cannot be imported. */
  readonly onImport: (() => void) | null;
}

/** The two ways to a price that no source gives, after what else can be done. */
export function PriceWayButtons({
  ways,
  children,
}: {
  /** Null where the model is read-only. */
  readonly ways: PriceWayActions | null;
  readonly children?: ReactNode;
}) {
  return (
    <span className={styles['ways']}>
      {children}
      {ways && (
        <>
          <Button
            variant="link"
            aria-haspopup="dialog"
            onPress={({ target }) => {
              ways.onEnter(target);
            }}
          >
            {messages.enterPrice}
          </Button>
          {ways.onImport && (
            <Button variant="link" aria-haspopup="dialog" onPress={ways.onImport}>
              {messages.importPrices}
            </Button>
          )}
        </>
      )}
    </span>
  );
}
