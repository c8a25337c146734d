import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** Mixed: some of the items it represents are checked. */
  readonly isIndeterminate?: boolean;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

/** A form field for yes or no. For changes that apply immediately, use a Switch. */
export function Checkbox({ children, description, ...checkbox }: CheckboxProps): ReactElement {
  const descriptionId = useId();
  return (
    <div className={styles['frame']}>
      <AriaCheckbox
        {...checkbox}
        className={styles['checkbox'] ?? ''}
        {...(description ? { 'aria-describedby': descriptionId } : {})}
      >
        {({ isIndeterminate }) => (
          <>
            <svg className={styles['box']} viewBox="0 0 16 16" aria-hidden>
              <path d={isIndeterminate ? 'M4 8h8' : 'M3.5 8.5l3 3 6-7'} />
            </svg>
            {children}
          </>
        )}
      </AriaCheckbox>
      {description && (
        <p id={descriptionId} className={styles['description']}>
          {description}
        </p>
      )}
    </div>
  );
}
