import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../mark/Icon.js';
import type { IconName } from '../mark/iconPaths.js';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import styles from './Button.module.css';
import { buttonStyle, type ButtonAppearance } from './buttonStyle.js';
import { PressableButton, type PressableProps } from './PressableButton.js';

export interface ButtonProps extends PressableProps, ButtonAppearance {
  /** A verb. */
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /** The action is running: the button keeps its size and focus, and ignores presses. */
  readonly isBusy?: boolean;
  /** The running action, for screen readers. */
  readonly busyLabel?: string;
}

/** A button with a text label. One primary button per screen. */
export function Button({
  children,
  icon,
  variant = 'default',
  size = 'medium',
  isBusy = false,
  busyLabel = 'Working',
  ...button
}: ButtonProps): ReactElement {
  return (
    <PressableButton {...button} className={buttonStyle({ variant, size })} isBusy={isBusy}>
      <span className={styles['face']}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {isBusy && (
        <span className={styles['busy']}>
          <span className={styles['spinner']} />
          <VisuallyHidden> {busyLabel}</VisuallyHidden>
        </span>
      )}
    </PressableButton>
  );
}
