import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import { writeSymbol } from '@finance-analyst/documents';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { HoldingColumns } from '../holdings/HoldingColumns.js';
import styles from '../holdings/Holdings.module.css';
import type { HoldingRow } from '../holdings/HoldingRow.js';
import type { HoldingValuation } from './HoldingValuation.js';
import { messages } from './messages.js';

/** The columns of what holdings are worth by the person's models. */
export const valuationColumns = (
  valuationOf: (row: HoldingRow) => HoldingValuation | null,
): HoldingColumns => ({
  titles: [messages.valuePerShare, messages.priceToValue, messages.upside, messages.model],
  cellsOf: (row) => <ValuationCells row={row} valuation={valuationOf(row)} />,
});

function ValuationCells({
  row,
  valuation,
}: {
  readonly row: HoldingRow;
  readonly valuation: HoldingValuation | null;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  if (!valuation) {
    const instrument = row.holdings[0]?.instrument;
    return (
      <>
        <td colSpan={3} />
        <td data-label={messages.model}>
          {instrument && (
            <Link to={workbenchPath(writeSymbol(instrument))} aria-label={messages.valueCompanyOf(row.name)}>
              {messages.valueCompany}
            </Link>
          )}
        </td>
      </>
    );
  }
  const { model, others, priceToValue, upside } = valuation;
  return (
    <>
      <td data-label={messages.valuePerShare}>
        <Figure
          kind="per-share"
          currency={model.currency}
          value={model.valuePerShare}
          label={messages.valuePerShare}
          provenance={{ label: messages.statementsOf, asOf: model.savedAt, sample: model.isSample }}
        />
      </td>
      <td data-label={messages.priceToValue}>
        <Figure kind="rate" value={priceToValue} label={messages.priceToValue} />
      </td>
      <td data-label={messages.upside}>
        <Delta kind="rate" value={upside} label={messages.upside} />
      </td>
      <td data-label={messages.model}>
        <Link to={workbenchPath(model.symbol, model.id)} aria-label={messages.openModel(model.title)}>
          {formatDate(model.savedAt)}
        </Link>
        {others > 0 && <span className={styles['detail']}>{messages.others(others)}</span>}
      </td>
    </>
  );
}
