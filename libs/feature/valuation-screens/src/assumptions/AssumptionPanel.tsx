import { Panel } from '@finance-analyst/components';
import { scaleLabel } from '@finance-analyst/figures';
import styles from './AssumptionPanel.module.css';
import type { AssumptionPanelProps } from './AssumptionPanelProps.js';
import { AssumptionRowField } from './AssumptionRowField.js';

/** Inputs with one value, each with its reason and, once edited, a reset. */
export function AssumptionPanel(props: AssumptionPanelProps) {
  const { group, valuation, scale } = props;
  const visible = group.fields.filter(
    ({ when }) => !when || valuation.rows.get(when.input)?.value === when.is,
  );
  const hasAmounts = visible.some((field) => field.control === 'figure' && field.kind === 'amount');
  return (
    <Panel
      title={group.title}
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
