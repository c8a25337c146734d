import type { ReactElement, RefObject } from 'react';
import { classNames, FieldFrame, inputStyle, type FieldWords } from '@finance-analyst/components';
import type { FigureScale, NumberKind } from '../format/FigureFormat.js';
import { fieldUnit } from './fieldUnit.js';
import styles from './FigureField.module.css';
import { useFigureEntry } from './useFigureEntry.js';

export interface FigureFieldProps extends Omit<FieldWords, 'unit'> {
  /** Rates are fractions; amounts are in units, whatever the scale shows. */
  readonly value: number | null;
  /** Called with a valid number within the limits, and only if it differs. */
  readonly onCommit: (value: number) => void;
  /** Called when the field is emptied; without it an empty entry is refused. */
  readonly onClear?: (() => void) | undefined;
  /** Hands out each text that can be read while it is typed, for answers that follow every key. */
  readonly isLive?: boolean | undefined;
  /**
   * Called with the reason why an entry was refused when the field is left, and null once it is discarded, corrected or
   * edited again. A cell has no room for the reason, so its parent shows it. Must be a stable function.
   */
  readonly onRefusal?: ((reason: string | null) => void) | undefined;
  readonly kind: NumberKind;
  readonly currency?: string | undefined;
  readonly scale?: FigureScale | undefined;
  /** Decimals while it is not being edited. */
  readonly precision?: number | undefined;
  /** The step of the arrow keys; 0.1% for rates by default. */
  readonly step?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly appearance?: 'field' | 'cell' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Marks a value that differs from the default. */
  readonly isEdited?: boolean | undefined;
  /** The id of a text elsewhere about this figure, such as one for several fields. */
  readonly describedBy?: string | undefined;
  /** Marks the figure as invalid for the reason in the text at `describedBy`. */
  readonly isInvalid?: boolean | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * An editable figure: `7.4%`, `1,234`, `(52)`, `50 bp`, `=12.5*1.1`. Enter, leaving the field or saving its
 * screen commits it, Escape restores the last value, arrow keys step it (Shift and Page keys ten times as far)
 * and Escape reverts the steps. An invalid entry stays as typed, with its reason, and the last value remains
 * in effect.
 */
export function FigureField({
  label,
  isLabelHidden,
  description,
  error,
  kind,
  currency,
  scale = 'units',
  appearance = 'field',
  isDisabled = false,
  isReadOnly = false,
  isEdited = false,
  isLive = false,
  describedBy,
  isInvalid,
  inputRef,
  ...entry
}: FigureFieldProps): ReactElement {
  const { reason, ...input } = useFigureEntry({
    ...entry,
    format: { kind, currency, scale },
    isReadOnly,
    isLive,
  });
  const words = {
    label,
    isLabelHidden,
    description:
      isEdited && appearance === 'cell' ? ['Edited.', description].filter(Boolean).join(' ') : description,
    error: reason ?? error,
    unit: fieldUnit(kind, scale, currency),
  };
  return (
    <FieldFrame {...words} appearance={appearance} describedBy={describedBy} isInvalid={isInvalid}>
      {(control) => (
        <input
          {...control}
          {...input}
          {...(inputRef ? { ref: inputRef } : {})}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          className={classNames(
            inputStyle(appearance),
            styles['entry'],
            appearance === 'cell' && styles['cell'],
          )}
          data-edited={isEdited || undefined}
          disabled={isDisabled}
          readOnly={isReadOnly}
        />
      )}
    </FieldFrame>
  );
}
