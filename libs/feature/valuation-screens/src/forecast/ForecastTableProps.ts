import type { FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { Explain } from '../model/ExplainTarget.js';

export interface ForecastTableProps {
  readonly valuation: Valuation;
  /** Fiscal years of history shown before the forecast. */
  readonly historyYears: number;
  /** Shows quarters and the trailing twelve months between past and forecast. */
  readonly hasInterim?: boolean;
  /** History is collapsed: in a narrow container, only its last year is shown. */
  readonly isHistoryShort?: boolean;
  readonly scale: FigureScale;
  readonly isReadOnly?: boolean;
  /** A new object after a save, a rename or a change of model, which clears messages about cells. */
  readonly version?: object;
  readonly onExplain: Explain;
  readonly onEdit: (rowId: string, value: number) => void;
  /** Sets several assumptions as one edit; values by the ids of their rows. */
  readonly onPaste: (values: ReadonlyMap<string, number>) => void;
  /** Copies the given rows to the years after them, as one edit. */
  readonly onFillRight: (rowIds: readonly string[]) => void;
  readonly onReset: (input: string) => void;
  /** Resets the given rows to their defaults, as one edit. */
  readonly onResetRows: (rowIds: readonly string[]) => void;
}
