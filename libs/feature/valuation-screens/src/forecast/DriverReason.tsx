import { forecastPeriodOf, rowIdOfPeriod } from '@finance-analyst/documents';
import { Button } from '@finance-analyst/components';
import { localReason, useFigureFormat } from '@finance-analyst/figures';
import { isOwnEdit } from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import type { ForecastTableProps } from './ForecastTableProps.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';
import { FullReason } from './FullReason.js';
import { messages } from './messages.js';

/** A driver's reason and, once edited, a reset. */
export function DriverReason({
  row,
  valuation,
  isReadOnly = false,
  onFillRight,
  onReset,
}: ForecastTableProps & { readonly row: ForecastRow }) {
  const formatting = useFigureFormat();
  const rows = Array.from({ length: valuation.body.years }, (_, index) =>
    valuation.rows.get(rowIdOfPeriod(valuation.body, row.name, index + 1)),
  ).filter((assumption) => assumption !== undefined);
  const firstEdited = rows.find((assumption) => assumption.edited);
  const editedPeriod = firstEdited ? forecastPeriodOf(valuation.body, firstEdited) : null;
  const filledFrom =
    editedPeriod !== null && editedPeriod < valuation.body.years
      ? forecastYearLabel(valuation, editedPeriod)
      : null;
  const firstRow = rows[0];
  if (!firstRow) return null;
  const reason = localReason(firstRow.reason, formatting);
  const isUpToAnalyst = firstRow.defaultValue === null;
  const firstOwn = rows.find(isOwnEdit);
  const proposed = (): string => {
    if (firstOwn?.resetsTo) return scenarioMessages.resetsTo[firstOwn.resetsTo];
    return rows.some(({ isScenarioDefault }) => isScenarioDefault)
      ? messages.inBase(reason)
      : messages.proposed(reason);
  };
  if (!firstEdited)
    return <FullReason of={row.fullLabel} reason={isUpToAnalyst ? messages.noDefault(reason) : reason} />;
  return (
    <span className={styles['edited']}>
      {firstOwn ? messages.edited : messages.scenarioDefault}
      {!isReadOnly && filledFrom !== null && (
        <Button
          variant="link"
          size="compact"
          aria-label={messages.fillRightOf(row.fullLabel, filledFrom)}
          onPress={() => {
            onFillRight([firstEdited.id]);
          }}
        >
          {messages.fillRight(filledFrom)}
        </Button>
      )}
      {!isReadOnly && firstOwn && (
        <Button
          variant="link"
          size="compact"
          aria-label={messages.resetOf(row.fullLabel)}
          onPress={({ target }) => {
            // The button disappears with the reset, so the focus moves to the field.
            const cells = target.closest('tr');
            cells?.querySelector<HTMLElement>('td[data-edited], th button')?.focus();
            onReset(row.name);
          }}
        >
          {messages.reset}
        </Button>
      )}
      <FullReason of={row.fullLabel} reason={isUpToAnalyst ? messages.noDefault(reason) : proposed()} />
    </span>
  );
}
