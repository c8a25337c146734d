import type { FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { Explain } from '../model/ExplainTarget.js';

export interface ForecastTableProps {
  readonly valuation: Valuation;
  /** Fiscal years of history shown before the forecast. */
  readonly historyYears: number;
  /** The person asked for no more history: where the container is narrow, only the last year of it is shown. */
  readonly isHistoryShort?: boolean;
  readonly scale: FigureScale;
  readonly isReadOnly?: boolean;
  /** Another object once the model is saved, renamed or another one: what was said of cells before is over. */
  readonly version?: object;
  readonly onExplain: Explain;
  readonly onEdit: (rowId: string, value: number) => void;
  /** Sets several assumptions as one edit; values by the ids of their rows. */
  readonly onPaste: (values: ReadonlyMap<string, number>) => void;
  /** Carries the rows given to the years after them, as one edit. */
  readonly onFillRight: (rowIds: readonly string[]) => void;
  readonly onReset: (input: string) => void;
  /** Puts the rows given back to their defaults, as one edit. */
  readonly onResetRows: (rowIds: readonly string[]) => void;
}
