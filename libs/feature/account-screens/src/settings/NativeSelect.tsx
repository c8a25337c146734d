import { FieldFrame, inputStyle } from '@finance-analyst/components';
import type { ReactElement } from 'react';

export interface NativeSelectProps {
  readonly label: string;
  /** Null for the first option, the device's own. */
  readonly value: string | null;
  readonly systemLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

/** A choice among very many values: the browser's own list supports typing and renders fast at any length. */
export function NativeSelect({
  label,
  value,
  systemLabel,
  options,
  onChange,
}: NativeSelectProps): ReactElement {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select
          {...control}
          className={inputStyle()}
          value={value ?? ''}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value === '' ? null : currentTarget.value);
          }}
        >
          <option value="">{systemLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
