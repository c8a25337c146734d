import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { pastLabel, type ForecastColumn } from '../grid/forecastCells.js';
import { cellAttributes } from './cellAttributes.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';
import { messages } from './messages.js';
import { partialYear, partialYearFormat } from './partialYear.js';
import { periodNotes } from './periodNotes.js';

export function ForecastHead({
  valuation,
  columns,
}: {
  readonly valuation: Valuation;
  readonly columns: readonly ForecastColumn[];
}) {
  const { formatDate } = useFigureFormat();
  return (
    <thead>
      <tr>
        <th scope="col" data-corner>
          <span className={styles['corner']}>{messages.fiscalYear}</span>
        </th>
        {columns.map((column, index) => {
          const attributes = cellAttributes(columns, index);
          return column.kind === 'filed' ? (
            <th
              key={column.year.period.label}
              scope="col"
              {...attributes}
              title={messages.ends(formatDate(column.year.period.end))}
            >
              {pastLabel(column.year)}
            </th>
          ) : (
            <ForecastYearHead
              key={column.period}
              valuation={valuation}
              period={column.period}
              attributes={attributes}
            />
          );
        })}
        <th scope="col" className={styles['why']}>
          {messages.why}
        </th>
      </tr>
    </thead>
  );
}

/** A forecast year; one that is not a whole year says its length. */
function ForecastYearHead({
  valuation,
  period,
  attributes,
}: {
  readonly valuation: Valuation;
  readonly period: number;
  readonly attributes: ReturnType<typeof cellAttributes>;
}) {
  const formatting = useFigureFormat();
  const partial = partialYear(valuation, period);
  const notes = periodNotes(valuation, period, formatting).join(' ');
  return (
    <th scope="col" {...attributes} {...(notes !== '' && { title: notes })}>
      {forecastYearLabel(valuation, period)}
      {partial && (
        <small className={styles['partial']}>
          {messages.partialYear(formatting.format(partial.years, partialYearFormat))}
        </small>
      )}
    </th>
  );
}
