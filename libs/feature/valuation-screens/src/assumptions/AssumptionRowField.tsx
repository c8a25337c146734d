import { Button, SegmentedControl } from '@finance-analyst/components';
import { FigureField } from '@finance-analyst/figures';
import type { AssumptionField } from './assumptionGroups.js';
import type { AssumptionPanelProps } from './AssumptionPanel.js';
import styles from './AssumptionPanel.module.css';

/** One input: its field, why it is what it is, and the way back to the default. */
export function AssumptionRowField({
  field,
  valuation,
  scale,
  isReadOnly = false,
  onEdit,
  onReset,
}: Omit<AssumptionPanelProps, 'group'> & { readonly field: AssumptionField }) {
  const row = valuation.rows.get(field.input);
  if (!row) return null;
  return (
    <div className={styles['row']}>
      <span className={styles['label']} aria-hidden="true">
        {field.label}
      </span>
      <span className={styles['control']}>
        {field.control === 'choice' ? (
          <SegmentedControl
            label={field.label}
            value={String(row.value)}
            options={field.options}
            isDisabled={isReadOnly}
            onChange={(value) => {
              onEdit(row.id, value);
            }}
          />
        ) : (
          <FigureField
            label={field.label}
            isLabelHidden
            appearance="cell"
            kind={field.kind}
            precision={field.precision}
            {...(field.step === undefined ? {} : { step: field.step })}
            minimum={field.minimum}
            maximum={field.maximum}
            {...(field.kind === 'amount' ? { scale, currency: valuation.body.currency } : {})}
            {...(field.kind === 'count' ? { scale } : {})}
            value={typeof row.value === 'number' ? row.value : null}
            isEdited={row.edited}
            isReadOnly={isReadOnly}
            onCommit={(value) => {
              onEdit(row.id, value);
            }}
          />
        )}
      </span>
      <span className={styles['reason']} title={row.reason}>
        {row.edited && !isReadOnly ? (
          <>
            <Button
              variant="link"
              size="compact"
              aria-label={`Reset ${field.label}`}
              onPress={() => {
                onReset(row.input);
              }}
            >
              Reset
            </Button>{' '}
            Default: {row.reason}
          </>
        ) : (
          row.reason
        )}
      </span>
    </div>
  );
}
