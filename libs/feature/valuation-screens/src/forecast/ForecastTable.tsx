import { VisuallyHidden } from '@finance-analyst/components';
import type { FigureScale } from '@finance-analyst/figures';
import type { Explain } from '../derivation/ExplainTarget.js';
import type { Valuation } from '../model/Valuation.js';
import { ForecastHead } from './ForecastHead.js';
import { ForecastTableRow } from './ForecastTableRow.js';
import styles from './ForecastTable.module.css';
import { forecastRows } from './forecastRows.js';
import { useRovingCells } from './useRovingCells.js';

export interface ForecastTableProps {
  readonly valuation: Valuation;
  /** Fiscal years of history shown before the forecast. */
  readonly historyYears: number;
  readonly scale: FigureScale;
  readonly isReadOnly?: boolean;
  readonly onExplain: Explain;
  readonly onEdit: (rowId: string, value: number) => void;
  readonly onFillRight: (rowId: string) => void;
  readonly onReset: (input: string) => void;
}

/** History beside forecast, every driver a field, every other figure a way to its derivation. */
export function ForecastTable(props: ForecastTableProps) {
  const { valuation, historyYears } = props;
  const years = valuation.history.slice(-historyYears);
  const roving = useRovingCells();
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} {...roving}>
        <caption>
          <VisuallyHidden>History and forecast; arrow keys lead from figure to figure</VisuallyHidden>
        </caption>
        <ForecastHead valuation={valuation} years={years} />
        <tbody>
          {forecastRows.map((row, index) => (
            <ForecastTableRow key={row.name} row={row} isFirst={index === 0} years={years} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
