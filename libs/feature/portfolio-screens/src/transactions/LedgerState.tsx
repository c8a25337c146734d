import { Button, Popover } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { WashSalePair } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages as washMessages } from '../wash-sales/messages.js';
import { WashSaleWords } from '../wash-sales/WashSaleWords.js';
import { messages } from './messages.js';
import styles from './Transactions.module.css';

/** What is to say of a transaction: that it is not counted, is a wash sale, or which instrument may be meant. */
export function LedgerState({
  name,
  state,
  isRefused,
  nearId,
  washPairs,
  accounts,
  onTakeNear,
}: {
  /** The transaction in words. */
  readonly name: string;
  /** In words; empty where nothing is. */
  readonly state: string;
  readonly isRefused: boolean;
  /** The id of the instrument that may be meant; null if none is in question. */
  readonly nearId: string | null;
  /** The purchases that make the sale a wash sale, if it is one. */
  readonly washPairs: readonly WashSalePair[] | undefined;
  readonly accounts: PortfolioBody['accounts'];
  readonly onTakeNear: (id: string) => void;
}): ReactElement {
  if (nearId !== null)
    return (
      <Button
        variant="link"
        onPress={() => {
          onTakeNear(nearId);
        }}
      >
        {messages.didYouMean(nearId)}
      </Button>
    );
  if (washPairs && !isRefused)
    return (
      <span className={styles['text']}>
        <Popover
          label={washMessages.washSaleOf(name)}
          trigger={<Button variant="link">{washMessages.washSale}</Button>}
        >
          <WashSaleWords pairs={washPairs} accounts={accounts} />
        </Popover>
      </span>
    );
  return (
    <span className={styles['text']} title={state} data-refused={isRefused || undefined}>
      {state}
    </span>
  );
}
