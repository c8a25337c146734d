import { Button, Icon, SegmentedControl } from '@finance-analyst/components';
import { FigureField, fieldUnit, useFigureFormat } from '@finance-analyst/figures';
import { useRef, useState } from 'react';
import type { AssumptionField } from '../method/AssumptionField.js';
import { amountPrecision } from '../model/amountPrecision.js';
import { localReason } from '../model/localReason.js';
import { shareScaleOf } from '../model/shareScaleOf.js';
import { plausibilityHint } from '../plausibility/plausibilityHint.js';
import type { AssumptionPanelProps } from './AssumptionPanelProps.js';
import styles from './AssumptionPanel.module.css';
import { messages } from './messages.js';

/**
 * One input: its field, its reason, and a reset to the default. A switch needs no reset: a button
 * there would come before the field that a choice adds.
 */
export function AssumptionRowField({
  field,
  valuation,
  scale,
  isReadOnly = false,
  onEdit,
  onReset,
}: Omit<AssumptionPanelProps, 'group'> & { readonly field: AssumptionField }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const formatting = useFigureFormat();
  const row = valuation.rows.get(field.input);
  if (!row) return null;
  const hint = plausibilityHint(row, { valuation, scale, format: formatting.format });
  const reason = localReason(row.reason, formatting);
  const isCount = field.control === 'figure' && field.kind === 'count';
  const fieldScale = isCount ? shareScaleOf(scale) : scale;
  const unit = field.control === 'figure' && fieldUnit(field.kind, fieldScale, valuation.body.currency);
  return (
    <div className={styles['row']} data-input={field.input}>
      <span className={styles['label']} aria-hidden="true">
        {field.label} {unit && <span className={styles['unit']}>{unit}</span>}
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
            description={hint ?? undefined}
            appearance="cell"
            kind={field.kind}
            precision={field.kind === 'amount' ? amountPrecision(scale) : field.precision}
            {...(field.step === undefined ? {} : { step: field.step })}
            minimum={field.minimum}
            maximum={field.maximum}
            scale={fieldScale}
            currency={valuation.body.currency}
            value={typeof row.value === 'number' ? row.value : null}
            isEdited={row.edited}
            isReadOnly={isReadOnly}
            inputRef={input}
            onRefusal={setRefusal}
            onCommit={(value) => {
              onEdit(row.id, value);
            }}
          />
        )}
      </span>
      {refusal !== null && (
        // The field announces it, where it belongs.
        <span className={styles['refusal']} aria-hidden="true">
          {refusal}
        </span>
      )}
      {hint !== null && (
        <span className={styles['unusual']} aria-hidden="true">
          <Icon name="warning" /> {hint}
        </span>
      )}
      <span className={styles['reason']} title={reason}>
        {row.edited && !isReadOnly && field.control === 'figure' && (
          <>
            <Button
              variant="link"
              size="compact"
              aria-label={messages.resetOf(field.label)}
              onPress={() => {
                // The button disappears with the reset, so the focus moves to the field.
                input.current?.focus();
                onReset(row.input);
              }}
            >
              {messages.reset}
            </Button>{' '}
          </>
        )}
        {row.edited && !isReadOnly ? messages.proposed(reason) : reason}
      </span>
    </div>
  );
}
