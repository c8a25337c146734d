import type { ReactElement, RefObject } from 'react';
import { classNames, FieldFrame, inputStyle, type FieldWords } from '@finance-analyst/components';
import type { FigureScale, NumberKind } from '../format/FigureFormat.js';
import { fieldUnit } from './fieldUnit.js';
import styles from './FigureField.module.css';
import { useFigureEntry } from './useFigureEntry.js';

export interface FigureFieldProps extends Omit<FieldWords, 'unit'> {
  /** Rates are fractions; amounts are in units, whatever the scale shows. */
  readonly value: number | null;
  /** Called with a number that can be read and lies within the limits, and only when it is another one. */
  readonly onCommit: (value: number) => void;
  /** Called when the field is emptied; without it an empty entry is refused. */
  readonly onClear?: (() => void) | undefined;
  /** Hands out each text that can be read while it is typed, for answers that follow every key. */
  readonly isLive?: boolean | undefined;
  /**
   * Told why an entry that the person has left was refused, and null once it is given up, corrected or taken up again.
   * A cell has no room for the reason when it is left: what it stands in shows it. The same function at every drawing.
   */
  readonly onRefusal?: ((reason: string | null) => void) | undefined;
  readonly kind: NumberKind;
  readonly currency?: string | undefined;
  readonly scale?: FigureScale | undefined;
  /** Decimals while it is not being edited. */
  readonly precision?: number | undefined;
  /** What an arrow key adds; 0.1 per cent for rates by default. */
  readonly step?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly appearance?: 'field' | 'cell' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Marks an entry that differs from what was proposed. */
  readonly isEdited?: boolean | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * A figure that is typed: `7.4%`, `1,234`, `(52)`, `50 bp`, `=12.5*1.1`. Enter, leaving the field or saving what it
 * stands in takes it over, Escape brings the last value back, arrow keys step it (Shift and Page keys ten times as far)
 * and Escape takes the steps back. What cannot be read stays as it was typed, with its reason, and the last value stays
 * in force.
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
    <FieldFrame {...words} appearance={appearance}>
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
