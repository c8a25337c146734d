import { Panel } from '@finance-analyst/components';
import { scaleLabel } from '@finance-analyst/figures';
import { isShown } from '../method/isShown.js';
import { methodViewOf } from '../method/methodViewOf.js';
import styles from './AssumptionPanel.module.css';
import type { AssumptionPanelProps } from './AssumptionPanelProps.js';
import { AssumptionRowField } from './AssumptionRowField.js';
import { ImpliedFigures } from './ImpliedFigures.js';

/** Inputs with one value, each with its reason and, once edited, a reset. */
export function AssumptionPanel(props: AssumptionPanelProps) {
  const { group, valuation, scale, onExplain } = props;
  const view = methodViewOf(valuation.body.template);
  const visible = group.fields.filter(({ input }) =>
    isShown(input, view, (name) => valuation.rows.get(name)?.value),
  );
  const hasAmounts =
    visible.some((field) => field.control === 'figure' && field.kind === 'amount') ||
    group.implied?.some(({ format }) => format.kind === 'amount');
  return (
    <Panel
      title={group.title}
      resetKeys={[valuation]}
      note={hasAmounts ? scaleLabel(scale, valuation.body.currency) : undefined}
    >
      {visible.length > 0 && (
        <div className={styles['rows']}>
          {visible.map((field) => (
            <AssumptionRowField key={field.input} field={field} {...props} />
          ))}
        </div>
      )}
      {group.implied && onExplain && (
        <ImpliedFigures
          title={group.title}
          implied={group.implied}
          valuation={valuation}
          scale={scale}
          isAlone={visible.length === 0}
          onExplain={onExplain}
        />
      )}
    </Panel>
  );
}
