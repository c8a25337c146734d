import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import { FieldFailure } from './FieldFailure.js';
import styles from './FieldFrame.module.css';

/** The label and messages of a field. */
export interface FieldWords {
  readonly label: string;
  /** Hides the label visually: in a table, the row and column show it. */
  readonly isLabelHidden?: boolean | undefined;
  /** The unit of the entry, beside the label: `%`, `USD m`. */
  readonly unit?: string | undefined;
  readonly description?: string | undefined;
  /** Why the entry is invalid, and what is valid. */
  readonly error?: string | undefined;
}

/** The attributes that associate a control with its texts. */
export interface FieldControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldFrameProps extends FieldWords {
  /** `cell`, in a table: no frame until used, with texts hidden or floating. */
  readonly appearance?: 'field' | 'cell' | undefined;
  readonly isRequired?: boolean | undefined;
  /** The id of a text elsewhere about this entry, such as one for several fields. */
  readonly describedBy?: string | undefined;
  /** Marks the entry as invalid for the reason in the text at `describedBy`. */
  readonly isInvalid?: boolean | undefined;
  readonly children: (control: FieldControlAttributes) => ReactNode;
}

/** Label, description and error around a native control. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  unit,
  description,
  error,
  appearance = 'field',
  isRequired = false,
  describedBy,
  isInvalid = false,
  children,
}: FieldFrameProps): ReactElement {
  const frameRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const texts = [description && descriptionId, error && errorId, describedBy].filter(Boolean).join(' ');
  const isMarked = isInvalid || Boolean(error);
  const words = (
    <label htmlFor={id} className={styles['label']}>
      {label}
      {unit && ' '}
      {unit && <span className={styles['unit']}>{unit}</span>}
      {isRequired && ' '}
      {isRequired && <span className={styles['required']}>(required)</span>}
    </label>
  );
  return (
    <div
      ref={frameRef}
      className={styles['frame']}
      data-appearance={appearance}
      data-invalid={isMarked || undefined}
    >
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children({
        id,
        ...(texts ? { 'aria-describedby': texts } : {}),
        ...(isMarked ? { 'aria-invalid': true } : {}),
      })}
      {description && (
        <p id={descriptionId} className={styles['description']}>
          {description}
        </p>
      )}
      {error && <FieldFailure id={errorId} words={error} appearance={appearance} frameRef={frameRef} />}
    </div>
  );
}
