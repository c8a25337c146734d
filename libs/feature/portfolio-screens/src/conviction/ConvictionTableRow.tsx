import { Delta, Figure, FigureField, useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import { useCallback, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages as targetMessages } from '../targets/messages.js';
import { RowName } from '../targets/RowName.js';
import styles from '../targets/Targets.module.css';
import type { TargetRow } from '../targets/targetRows.js';
import type { HoldingValuation } from '../valuation/HoldingValuation.js';
import { messages } from './messages.js';
import type { ProposedTarget } from './proposeTargets.js';

/** One instrument with its upside, the conviction in it, and the weight that follows. */
export function ConvictionTableRow({
  row,
  valuation,
  level,
  proposed,
  isReadOnly,
  onChange,
  onRefusal,
}: {
  readonly row: TargetRow;
  /** Null without a model. */
  readonly valuation: HoldingValuation | null;
  /** Null without a conviction. */
  readonly level: number | null;
  /** Null if its weight stays. */
  readonly proposed: ProposedTarget | null;
  readonly isReadOnly: boolean;
  readonly onChange: (row: TargetRow, level: number | null) => void;
  /** Must be stable. */
  readonly onRefusal: (name: string, reason: string | null) => void;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const { id, name, symbol, weight } = row;
  const report = useCallback(
    (reason: string | null) => {
      onRefusal(name, reason);
    },
    [name, onRefusal],
  );
  const precision = level === null || Number.isInteger(level) ? 0 : 1;
  return (
    <tr>
      <RowName name={name} symbol={symbol} />
      <td>
        {valuation ? (
          <>
            <Delta kind="rate" value={valuation.upside} label={messages.upside} />
            <Link
              className={styles['symbol']}
              to={workbenchPath(valuation.model.symbol, valuation.model.id)}
              aria-label={messages.openModel(valuation.model.title, formatDate(valuation.model.savedAt))}
            >
              {formatDate(valuation.model.savedAt)}
            </Link>
          </>
        ) : (
          <Link to={workbenchPath(id)} aria-label={messages.valueCompanyOf(name)}>
            {messages.valueCompany}
          </Link>
        )}
      </td>
      <td>
        <div className={styles['target']}>
          {isReadOnly ? (
            level !== null && (
              <Figure kind="number" precision={precision} value={level} label={messages.conviction} />
            )
          ) : (
            <FigureField
              appearance="cell"
              isLabelHidden
              label={messages.convictionOf(name)}
              kind="number"
              precision={precision}
              step={1}
              minimum={1}
              maximum={5}
              value={level}
              onRefusal={report}
              onCommit={(next) => {
                onChange(row, next);
              }}
              onClear={() => {
                onChange(row, null);
              }}
            />
          )}
        </div>
      </td>
      <td className={styles['optional']}>
        <Figure kind="rate" value={weight} label={targetMessages.weight} />
      </td>
      <td>
        {proposed ? (
          <>
            <Figure kind="rate" value={proposed.weight} label={messages.proposed} />
            {proposed.isCapped && <span className={styles['symbol']}>{messages.atLimit}</span>}
          </>
        ) : (
          <span className={styles['symbol']}>{messages.stays}</span>
        )}
      </td>
    </tr>
  );
}
