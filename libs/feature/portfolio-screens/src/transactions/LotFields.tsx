import { TextField } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { LedgerPosition, LedgerRow, LotMethod } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { quantityPlaces } from '../holdings/quantityPlaces.js';
import { lotsToName, type LotToName } from './lotsToName.js';
import { messages } from './messages.js';
import type { FormProblems, TransactionForm } from './transactionForm.js';
import styles from './Transactions.module.css';

/** How much of each lot is sold or moved; without any, the account's method chooses. At average cost none can be named. */
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
  /** Undefined while the one chosen is none of the portfolio. */
  readonly account: { readonly id: string; readonly lotMethod: LotMethod } | undefined;
  readonly symbol: string;
  readonly positions: readonly LedgerPosition[];
  readonly rowOf: (id: string) => LedgerRow | undefined;
  readonly lots: TransactionForm['lots'];
  readonly problems: FormProblems['fields'];
  readonly isReadOnly: boolean;
  readonly onChange: (lot: string, text: string) => void;
}): ReactElement | null {
  const { format, formatDate } = useFigureFormat();
  if (!account) return null;
  const offered = lotsToName({ row, account: account.id, symbol }, positions, rowOf);
  if (offered.length === 0) return null;
  const stillHeld = (open: LotToName['open']): string | undefined =>
    open === null
      ? undefined
      : messages.lotOpen(
          format(Number(open.quantity), { kind: 'count', precision: quantityPlaces(Number(open.quantity)) }),
          format(open.costPerShare, { kind: 'per-share', currency: open.currency }),
        );
  // Named before the account was one of average cost: they have to be cleared.
  const named = account.lotMethod === 'average' ? (row.lots ?? []) : null;
  return (
    <fieldset className={styles['wide']}>
      <legend>{messages.lots}</legend>
      <p className={styles['help']}>{messages.lotsHelp[account.lotMethod]}</p>
      <div className={styles['form']}>
        {offered
          .filter(({ lot }) => !named || named.some((one) => one.lot === lot))
          .map(({ lot, acquired, open }) => (
            <TextField
              key={lot}
              label={acquired === null ? messages.lotUnknown : messages.lotOf(formatDate(acquired))}
              description={stillHeld(open)}
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
