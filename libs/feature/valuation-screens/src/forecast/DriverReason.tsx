import { assumptionRowId } from '@finance-analyst/documents';
import { Button } from '@finance-analyst/components';
import type { ForecastRow } from './forecastRows.js';
import type { ForecastTableProps } from './ForecastTable.js';
import styles from './ForecastTable.module.css';
import { FullReason } from './FullReason.js';

/** Why a driver is what it is; once edited, the way back. */
export function DriverReason({
  row,
  valuation,
  isReadOnly = false,
  onFillRight,
  onReset,
}: ForecastTableProps & { readonly row: ForecastRow }) {
  const rows = Array.from({ length: valuation.body.years }, (_, index) =>
    valuation.rows.get(assumptionRowId(row.name, index + 1)),
  ).filter((assumption) => assumption !== undefined);
  const firstEdited = rows.find((assumption) => assumption.edited);
  const firstRow = rows[0];
  if (!firstRow) return null;
  if (!firstEdited) return <FullReason of={row.fullLabel} reason={firstRow.reason} isTabStop={false} />;
  return (
    <span className={styles['edited']}>
      Edited
      {!isReadOnly && firstEdited.period !== null && firstEdited.period < valuation.body.years && (
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
      {!isReadOnly && (
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
      )}
      <FullReason of={row.fullLabel} reason={`Default: ${firstRow.reason}`} isTabStop />
    </span>
  );
}
