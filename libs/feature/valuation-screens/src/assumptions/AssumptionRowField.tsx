import { Button, Icon } from '@finance-analyst/components';
import { fieldUnit, localReason, shareScaleOf, useFigureFormat } from '@finance-analyst/figures';
import { isOwnEdit } from '@finance-analyst/valuation';
import { useRef, useState } from 'react';
import { localisedChecks } from '../checks/localisedChecks.js';
import { severityIcons } from '../checks/severityIcons.js';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import type { AssumptionField } from '../method/AssumptionField.js';
import { flagOf } from '../notes/flagOf.js';
import { InputName } from './InputName.js';
import { plausibilityHint } from '../plausibility/plausibilityHint.js';
import { AssumptionControl } from './AssumptionControl.js';
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
  onExplain,
}: Omit<AssumptionPanelProps, 'group'> & { readonly field: AssumptionField }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const formatting = useFigureFormat();
  const row = valuation.rows.get(field.input);
  if (!row) return null;
  const tripped =
    field.check === undefined
      ? undefined
      : localisedChecks(valuation, formatting).find(
          ({ id, passed, couldNotRun }) => id === field.check && !passed && couldNotRun !== true,
        );
  const unusual = plausibilityHint(row, { valuation, scale, format: formatting.format });
  const hint = unusual ?? tripped?.message ?? null;
  const severity = unusual === null ? (tripped?.severity ?? 'warning') : 'warning';
  const reason = localReason(row.reason, formatting);
  const isOwn = isOwnEdit(row);
  const words = row.isScenarioDefault
    ? messages.inBase(reason)
    : isOwn && !isReadOnly
      ? row.resetsTo
        ? scenarioMessages.resetsTo[row.resetsTo]
        : messages.proposed(reason)
      : reason;
  const isCount = field.control === 'figure' && field.kind === 'count';
  const fieldScale = isCount ? shareScaleOf(scale) : scale;
  const unit = field.control === 'figure' && fieldUnit(field.kind, fieldScale, valuation.body.currency);
  return (
    <div className={styles['row']} data-input={field.input}>
      <span className={styles['label']}>
        <InputName
          label={field.label}
          unit={unit || ''}
          flag={flagOf(valuation, { kind: 'model', name: field.input })}
          onExplain={
            onExplain &&
            (() => {
              onExplain({ kind: 'model', name: field.input });
            })
          }
        />
      </span>
      <span className={styles['control']}>
        <AssumptionControl
          field={field}
          row={row}
          scale={scale}
          currency={valuation.body.currency}
          hint={hint}
          isReadOnly={isReadOnly}
          inputRef={input}
          onRefusal={setRefusal}
          onEdit={(value) => {
            onEdit(row.id, value);
          }}
        />
      </span>
      {refusal !== null && (
        // The field announces it, where it belongs.
        <span className={styles['refusal']} aria-hidden="true">
          {refusal}
        </span>
      )}
      {hint !== null && (
        <span className={styles[severity]} aria-hidden="true">
          <Icon name={severityIcons[severity]} /> {hint}
        </span>
      )}
      <span className={styles['reason']} title={reason}>
        {isOwn && !isReadOnly && field.control !== 'choice' && (
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
        {words}
      </span>
    </div>
  );
}
