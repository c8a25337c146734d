import type { HistoricalYear } from '@finance-analyst/valuation';
import type { Valuation } from '../model/Valuation.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';

export function ForecastHead({
  valuation,
  years,
}: {
  readonly valuation: Valuation;
  readonly years: readonly HistoricalYear[];
}) {
  const periods = Array.from({ length: valuation.body.years }, (_, index) => index + 1);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={styles['corner']}>Fiscal year</span>
        </th>
        {years.map(({ period }) => (
          <th key={period.label} scope="col" className={styles['past']} title={`Ends ${period.end}`}>
            {period.fiscalYear}
          </th>
        ))}
        {periods.map((period) => (
          <th key={period} scope="col" className={period === 1 ? styles['firstForecast'] : undefined}>
            {forecastYearLabel(valuation, period)}
          </th>
        ))}
        <th scope="col" className={styles['why']}>
          Why this assumption
        </th>
      </tr>
    </thead>
  );
}
