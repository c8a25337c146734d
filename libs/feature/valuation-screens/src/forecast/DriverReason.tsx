import { assumptionRowId } from '@finance-analyst/documents';
import { Button } from '@finance-analyst/components';
import type { ForecastRow } from './forecastRows.js';
import type { ForecastTableProps } from './ForecastTable.js';
import styles from './ForecastTable.module.css';

/** Why a driver is what it is; once edited, the way back. */
export function DriverReason({
  row,
  valuation,
  onFillRight,
  onReset,
}: ForecastTableProps & { readonly row: ForecastRow }) {
  const rows = Array.from({ length: valuation.body.years }, (_, index) =>
    valuation.rows.get(assumptionRowId(row.name, index + 1)),
  ).filter((assumption) => assumption !== undefined);
  const edited = rows.filter((assumption) => assumption.edited);
  const firstRow = rows[0];
  if (!firstRow) return null;
  if (edited.length === 0) return <span title={firstRow.reason}>{firstRow.reason}</span>;
  const firstEdited = edited[0];
  return (
    <span title={`Default: ${firstRow.reason}`}>
      <span className={styles['edited']}>
        Edited
        {firstEdited && firstEdited.period !== null && firstEdited.period < valuation.body.years && (
          <Button
            variant="link"
            size="compact"
            aria-label={`Fill right: ${row.fullLabel}`}
            onPress={() => {
              onFillRight(firstEdited.id);
            }}
          >
            Fill right
          </Button>
        )}
        <Button
          variant="link"
          size="compact"
          aria-label={`Reset ${row.fullLabel}`}
          onPress={() => {
            onReset(row.name);
          }}
        >
          Reset
        </Button>
      </span>
      Default: {firstRow.reason}
    </span>
  );
}
