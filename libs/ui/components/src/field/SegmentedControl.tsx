import type { ReactElement } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import frame from './FieldFrame.module.css';
import type { FieldOption } from './FieldOption.js';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<V extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: V;
  readonly options: readonly FieldOption<V>[];
  readonly onChange: (value: V) => void;
  readonly isDisabled?: boolean;
}

/** A choice among two to four visible options. Arrow keys move and choose. */
export function SegmentedControl<V extends string>({
  label,
  isLabelHidden = true,
  value,
  options,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<V>): ReactElement {
  return (
    <RadioGroup
      className={frame['frame'] ?? ''}
      orientation="horizontal"
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      isDisabled={isDisabled}
      // One option is always chosen, so there is nothing to validate; "native" asks every radio after each drawing.
      validationBehavior="aria"
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <Label className={frame['label'] ?? ''}>{label}</Label>}
      <div className={styles['track']}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={styles['segment'] ?? ''}
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
