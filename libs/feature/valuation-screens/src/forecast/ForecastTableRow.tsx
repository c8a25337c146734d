import { Figure, type FigureFormat } from '@finance-analyst/figures';
import type { HistoricalYear } from '@finance-analyst/valuation';
import { figureFormat } from '../model/figureFormat.js';
import { negated } from '../model/negated.js';
import { DriverCell } from './DriverCell.js';
import { DriverReason } from './DriverReason.js';
import { driverFormat, type ForecastRow } from './forecastRows.js';
import type { ForecastTableProps } from './ForecastTable.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';

const classOf = (...names: readonly (string | false | undefined)[]): string =>
  names.flatMap((name) => (name ? [styles[name] ?? ''] : [])).join(' ');

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
    readonly isFirst: boolean;
    readonly years: readonly HistoricalYear[];
  },
) {
  const { row, isFirst, years, valuation, onExplain } = props;
  const format = formatOf(row, props);
  const periods = Array.from({ length: valuation.body.years }, (_, index) => index + 1);
  const signed = <T extends { ok: true; value: number } | { ok: false }>(figure: T): T =>
    row.sign === 1 ? figure : negated(figure);
  return (
    <tr className={classOf(row.weight, row.role)}>
      <th scope="row">
        {row.label}
        {row.unit === 'rate' && <small> %</small>}
      </th>
      {years.map((year) => (
        <td key={year.period.label} className={classOf('past')}>
          {row.history && (
            <HistoryCell row={row} year={year} format={format} signed={signed} onExplain={onExplain} />
          )}
        </td>
      ))}
      {periods.map((period) => (
        <td key={period} className={classOf(period === 1 && 'firstForecast')}>
          {row.role === 'driver' ? (
            <DriverCell {...props} period={period} />
          ) : (
            <Figure
              {...format}
              value={signed(valuation.evaluator.read(row.name, period))}
              label={`${row.fullLabel} ${forecastYearLabel(valuation, period)}`}
              onExplain={() => {
                onExplain({ kind: 'model', name: row.name, period });
              }}
              isTabStop={isFirst && period === 1}
            />
          )}
        </td>
      ))}
      <td className={classOf('why')}>{row.role === 'driver' && <DriverReason {...props} />}</td>
    </tr>
  );
}

function HistoryCell({
  row,
  year,
  format,
  signed,
  onExplain,
}: {
  readonly row: ForecastRow;
  readonly year: HistoricalYear;
  readonly format: FigureFormat;
  readonly signed: <T extends { ok: true; value: number } | { ok: false }>(figure: T) => T;
  readonly onExplain: ForecastTableProps['onExplain'];
}) {
  const line = row.history;
  if (!line) return null;
  return (
    <Figure
      {...format}
      value={signed(year.figures[line])}
      label={`${row.fullLabel} ${year.period.fiscalYear}`}
      onExplain={() => {
        onExplain({ kind: 'history', line, period: year.period.label });
      }}
      isTabStop={false}
    />
  );
}
