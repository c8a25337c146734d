import { Icon } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ForecastRow } from './forecastRows.js';
import styles from './ForecastTable.module.css';
import { messages } from './messages.js';
import { ratesText } from './ratesText.js';

/** The name of a line and the rate that drives it; pressed, it opens the rates year by year. */
export function RateDisclosure({
  line,
  rate,
  valuation,
  isExpanded,
  onExpandedChange,
}: {
  readonly line: ForecastRow;
  readonly rate: ForecastRow;
  readonly valuation: Valuation;
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
}) {
  const { format } = useFigureFormat();
  const isShare = rate.name !== 'tax_rate';
  return (
    <button
      type="button"
      className={styles['disclosure']}
      aria-expanded={isExpanded}
      data-rate={rate.name}
      onClick={() => {
        onExpandedChange(!isExpanded);
      }}
    >
      {line.label}{' '}
      <small>
        {ratesText(valuation, rate, format)}
        {isShare && ' '}
        {isShare && <span className={styles['shareOf']}>{messages.ofRevenue}</span>}
      </small>{' '}
      <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
    </button>
  );
}
