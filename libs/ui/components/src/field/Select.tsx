import type { ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { FieldError } from 'react-aria-components/FieldError';
import { ListBox } from 'react-aria-components/ListBox';
import { classNames } from '../classNames.js';
import { Icon } from '../mark/Icon.js';
import { FloatingSurface } from '../overlay/FloatingSurface.js';
import frame from './FieldFrame.module.css';
import type { FieldWords } from './FieldFrame.js';
import type { FieldOption } from './FieldOption.js';
import inputStyles from './Input.module.css';
import { ListOption } from '../list-option/ListOption.js';
import styles from './Select.module.css';

export interface SelectProps<V extends string> extends FieldWords {
  readonly value: V | null;
  readonly options: readonly FieldOption<V>[];
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** A choice from a drop-down list. For up to four short options, prefer a SegmentedControl. */
export function Select<V extends string>({
  label,
  isLabelHidden = false,
  description,
  error,
  value,
  options,
  onChange,
  placeholder = 'Choose',
  isDisabled = false,
}: SelectProps<V>): ReactElement {
  return (
    <AriaSelect
      className={frame['frame'] ?? ''}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <Label className={frame['label'] ?? ''}>{label}</Label>}
      <AriaButton className={classNames(inputStyles['input'], inputStyles['field'], styles['button'])}>
        <SelectValue className={styles['value'] ?? ''}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon name="chevron-down" />
      </AriaButton>
      {description && (
        <Text slot="description" className={frame['description'] ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={frame['error'] ?? ''}>
        <Icon name="error" />
        {error}
      </FieldError>
      <FloatingSurface placement="bottom start" fitsTrigger>
        <ListBox className={styles['list'] ?? ''}>
          {options.map((option) => (
            <ListOption
              key={option.value}
              id={option.value}
              title={option.label}
              detail={option.description}
              isDisabled={option.isDisabled}
            />
          ))}
        </ListBox>
      </FloatingSurface>
    </AriaSelect>
  );
}
