import type { HTMLInputAutoCompleteAttribute, ReactElement } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.js';
import { inputStyle } from './inputStyle.js';

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly appearance?: 'field' | 'cell';
  readonly placeholder?: string;
  readonly type?: 'text' | 'email' | 'password' | 'url';
  readonly name?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** More than one renders a text area. */
  readonly rows?: number;
}

/** A text field of one or more lines. */
export function TextField({
  label,
  isLabelHidden,
  unit,
  description,
  error,
  value,
  onChange,
  appearance = 'field',
  type = 'text',
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  rows = 1,
  ...input
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame {...{ label, isLabelHidden, unit, description, error, appearance, isRequired }}>
      {(control) => {
        const attributes = {
          ...input,
          ...control,
          className: inputStyle(appearance),
          value,
          required: isRequired,
          disabled: isDisabled,
          readOnly: isReadOnly,
          onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
            onChange(event.currentTarget.value);
          },
        };
        return rows > 1 ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type={type} />;
      }}
    </FieldFrame>
  );
}
