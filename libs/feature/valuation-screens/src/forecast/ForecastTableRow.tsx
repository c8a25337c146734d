import { Figure, type FigureFormat } from '@finance-analyst/figures';
import type { HistoricalYear } from '@finance-analyst/valuation';
import { figureFormat } from '../model/figureFormat.js';
import { useCallback, useState } from 'react';
import { DriverCell } from './DriverCell.js';
import { DriverReason } from './DriverReason.js';
import { driverFormat, signed, type ForecastRow } from './forecastRows.js';
import type { ForecastTableProps } from './ForecastTableProps.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';
import { RefusedEntriesRow, type RefusedEntries } from './RefusedEntriesRow.js';
import { UnusualEntriesRow } from './UnusualEntriesRow.js';

const classOf = (...names: readonly (string | false | undefined)[]): string =>
  names.flatMap((name) => (name ? [styles[name] ?? ''] : [])).join(' ');

/** A cell that takes the focus before its field does, so that arrow keys lead past it. */
const fieldCell = { role: 'gridcell', tabIndex: -1 };

const noneRefused: RefusedEntries = [];

/** Amounts in the table's scale; rates to a tenth of a percent, since the head carries the unit. */
const formatOf = (row: ForecastRow, { valuation, scale }: ForecastTableProps): FigureFormat => ({
  ...(row.unit === 'rate'
    ? driverFormat
    : row.unit === 'factor'
      ? { kind: 'number', precision: 3 }
      : figureFormat('amount', { currency: valuation.body.currency, scale })),
  unit: 'hidden',
});

export function ForecastTableRow(
  props: ForecastTableProps & {
    readonly row: ForecastRow;
    readonly years: readonly HistoricalYear[];
  },
) {
  const { row, years, valuation, onExplain } = props;
  const [refused, setRefused] = useState<RefusedEntries>(noneRefused);
  const onRefusal = useCallback((period: number, reason: string | null) => {
    setRefused((before) => {
      const others = before.filter((entry) => entry.period !== period);
      return reason === null ? others : [...others, { period, reason }];
    });
  }, []);
  const format = formatOf(row, props);
  const periods = Array.from({ length: valuation.body.years }, (_, index) => index + 1);
  const columns = years.length + periods.length + 2;
  return (
    <>
      <tr className={classOf(row.weight, row.role)}>
        <th scope="row">
          {row.label}
          {row.unit === 'rate' && <small>{'\u00a0%'}</small>}
        </th>
        {years.map((year, index) => (
          <td key={year.period.label} className={classOf('past', index < years.length - 1 && 'older')}>
            {row.history && <HistoryCell row={row} year={year} format={format} onExplain={onExplain} />}
          </td>
        ))}
        {periods.map((period) => (
          <td
            key={period}
            className={classOf(period === 1 && 'firstForecast')}
            data-start={period === 1 || undefined}
            {...(row.role === 'driver' ? fieldCell : {})}
          >
            {row.role === 'driver' ? (
              <DriverCell {...props} period={period} onRefusal={onRefusal} />
            ) : (
              <Figure
                {...format}
                value={signed(row, valuation.evaluator.read(row.name, period))}
                label={`${row.fullLabel} ${forecastYearLabel(valuation, period)}`}
                onExplain={() => {
                  onExplain({ kind: 'model', name: row.name, period });
                }}
              />
            )}
          </td>
        ))}
        <td className={classOf('why')}>{row.role === 'driver' && <DriverReason {...props} />}</td>
      </tr>
      <RefusedEntriesRow valuation={valuation} row={row} refused={refused} columns={columns} />
      {row.role === 'driver' && (
        <UnusualEntriesRow valuation={valuation} scale={props.scale} row={row} columns={columns} />
      )}
    </>
  );
}

function HistoryCell({
  row,
  year,
  format,
  onExplain,
}: {
  readonly row: ForecastRow;
  readonly year: HistoricalYear;
  readonly format: FigureFormat;
  readonly onExplain: ForecastTableProps['onExplain'];
}) {
  const line = row.history;
  if (!line) return null;
  return (
    <Figure
      {...format}
      value={signed(row, year.figures[line])}
      label={`${row.fullLabel} ${year.period.fiscalYear}`}
      onExplain={() => {
        onExplain({ kind: 'history', line, period: year.period.label });
      }}
    />
  );
}
