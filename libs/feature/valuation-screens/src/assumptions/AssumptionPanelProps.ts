import type { FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { Explain } from '../model/ExplainTarget.js';
import type { AssumptionGroup } from '../method/AssumptionGroup.js';

export interface AssumptionPanelProps {
  readonly group: AssumptionGroup;
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  readonly isReadOnly?: boolean;
  readonly onEdit: (rowId: string, value: number | string) => void;
  readonly onReset: (input: string) => void;
  /** Opens the derivation of what the inputs imply, which is left out without it. */
  readonly onExplain?: Explain;
}
