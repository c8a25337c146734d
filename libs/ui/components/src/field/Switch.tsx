import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

/** An on/off setting that applies immediately. */
export function Switch({ children, description, ...control }: SwitchProps): ReactElement {
  const descriptionId = useId();
  return (
    <div className={styles['frame']}>
      <AriaSwitch
        {...control}
        className={styles['switch'] ?? ''}
        {...(description ? { 'aria-describedby': descriptionId } : {})}
      >
        <span className={styles['track']} />
        {children}
      </AriaSwitch>
      {description && (
        <p id={descriptionId} className={styles['description']}>
          {description}
        </p>
      )}
    </div>
  );
}
