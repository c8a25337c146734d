import { TextField } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { LedgerPosition, LedgerRow } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { lotsToName } from './lotsToName.js';
import { messages } from './messages.js';
import type { FormProblems, TransactionForm } from './transactionForm.js';
import styles from './Transactions.module.css';

/** How much of each lot is sold or moved. Without any, the account decides. */
export function LotFields({
  row,
  account,
  symbol,
  positions,
  rowOf,
  lots,
  problems,
  isReadOnly,
  onChange,
}: {
  readonly row: LedgerRow;
  readonly account: string;
  readonly symbol: string;
  readonly positions: readonly LedgerPosition[];
  readonly rowOf: (id: string) => LedgerRow | undefined;
  readonly lots: TransactionForm['lots'];
  readonly problems: FormProblems['fields'];
  readonly isReadOnly: boolean;
  readonly onChange: (lot: string, text: string) => void;
}): ReactElement | null {
  const { formatDate } = useFigureFormat();
  const offered = lotsToName({ row, account, symbol }, positions, rowOf);
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles['wide']}>
      <legend>{messages.lots}</legend>
      <p className={styles['help']}>{messages.lotsHelp}</p>
      <div className={styles['form']}>
        {offered.map(({ lot, acquired, open }) => (
          <TextField
            key={lot}
            label={acquired === null ? messages.lotUnknown : messages.lotOf(formatDate(acquired))}
            description={open === null ? undefined : messages.lotOpen(open)}
            error={problems[`lot ${lot}`]}
            value={lots[lot] ?? ''}
            isReadOnly={isReadOnly}
            onChange={(text) => {
              onChange(lot, text);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
