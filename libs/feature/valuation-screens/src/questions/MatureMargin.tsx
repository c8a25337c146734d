import { Button } from '@finance-analyst/components';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { Valuation } from '@finance-analyst/valuation';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { marginFormat } from './marginFormat.js';
import styles from './OpenQuestionsPanel.module.css';
import { messages } from './messages.js';

/** The operating margin that a company with a loss will have in the final year, and the one that its price implies. */
export function MatureMargin({
  valuation,
  implied,
  isReadOnly,
  onMargin,
}: {
  readonly valuation: Valuation;
  readonly implied: Result<number>;
  readonly isReadOnly: boolean;
  readonly onMargin: (margin: number) => void;
}) {
  const { format } = useFigureFormat();
  const { body } = valuation;
  const price = body.priceSnapshot;
  const margin = implied.ok ? format(implied.value, marginFormat) : null;
  return (
    <div className={styles['margin']}>
      {!isReadOnly && (
        <span className={styles['field']}>
          <FigureField
            label={messages.matureMargin}
            {...marginFormat}
            step={0.005}
            minimum={0}
            maximum={1}
            value={null}
            onCommit={onMargin}
          />
        </span>
      )}
      {price && (
        <p className={styles['implied']}>
          {implied.ok && margin !== null
            ? messages.implied(
                `${format(price.price, { kind: 'per-share', precision: 2, currency: price.currency, unit: 'hidden' })} ${price.currency}`,
                margin,
                forecastYearLabel(valuation, body.years),
              )
            : !implied.ok && implied.reason}{' '}
          {implied.ok && margin !== null && !isReadOnly && (
            <Button
              size="compact"
              onPress={() => {
                onMargin(implied.value);
              }}
            >
              {messages.use(margin)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
