import { Panel } from '@finance-analyst/components';
import { scaleLabel, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '../model/Valuation.js';
import type { AssumptionGroup } from './assumptionGroups.js';
import styles from './AssumptionPanel.module.css';
import { AssumptionRowField } from './AssumptionRowField.js';

export interface AssumptionPanelProps {
  readonly group: AssumptionGroup;
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  readonly isReadOnly?: boolean;
  readonly onEdit: (rowId: string, value: number | string) => void;
  readonly onReset: (input: string) => void;
}

/** Inputs with one value, each with its reason and, once edited, the way back. */
export function AssumptionPanel(props: AssumptionPanelProps) {
  const { group, valuation, scale } = props;
  const visible = group.fields.filter(
    ({ when }) => !when || valuation.rows.get(when.input)?.value === when.is,
  );
  const hasAmounts = visible.some((field) => field.control === 'figure' && field.kind === 'amount');
  return (
    <Panel
      title={group.title}
      sample={valuation.sample || undefined}
      resetKeys={[valuation]}
      note={hasAmounts ? scaleLabel(scale, valuation.body.currency) : undefined}
    >
      <div className={styles['rows']}>
        {visible.map((field) => (
          <AssumptionRowField key={field.input} field={field} {...props} />
        ))}
      </div>
    </Panel>
  );
}
