import { classNames } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { HistoricalYear } from '@finance-analyst/valuation';
import type { Valuation } from '../model/Valuation.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';
import { messages } from './messages.js';

export function ForecastHead({
  valuation,
  years,
}: {
  readonly valuation: Valuation;
  readonly years: readonly HistoricalYear[];
}) {
  const { formatDate } = useFigureFormat();
  const periods = Array.from({ length: valuation.body.years }, (_, index) => index + 1);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={styles['corner']}>{messages.fiscalYear}</span>
        </th>
        {years.map(({ period }, index) => (
          <th
            key={period.label}
            scope="col"
            className={classNames(styles['past'], index < years.length - 1 && styles['older'])}
            title={messages.ends(formatDate(period.end))}
          >
            {period.fiscalYear}
          </th>
        ))}
        {periods.map((period) => (
          <th key={period} scope="col" className={period === 1 ? styles['firstForecast'] : undefined}>
            {forecastYearLabel(valuation, period)}
          </th>
        ))}
        <th scope="col" className={styles['why']}>
          {messages.why}
        </th>
      </tr>
    </thead>
  );
}
