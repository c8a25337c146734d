import { Icon } from '@finance-analyst/components';
import { useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import styles from './ForecastTable.module.css';
import { ratesText } from './ratesText.js';

/** The name of a line and the rate that drives it; pressed, it opens the rates year by year. */
export function RateDisclosure({
  line,
  rate,
  valuation,
  scale,
  isExpanded,
  onExpandedChange,
}: {
  readonly line: ForecastRow;
  readonly rate: ForecastRow;
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
}) {
  const { format } = useFigureFormat();
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
        {ratesText(valuation, rate, scale, format)}
        {rate.rateWords && ' '}
        {rate.rateWords && <span className={styles['rateWords']}>{rate.rateWords}</span>}
      </small>{' '}
      <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
    </button>
  );
}
