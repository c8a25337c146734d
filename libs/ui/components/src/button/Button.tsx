import type { ReactElement, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../mark/Icon.js';
import type { IconName } from '../mark/iconPaths.js';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import styles from './Button.module.css';
import { buttonStyle, type ButtonAppearance } from './buttonStyle.js';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'ref'>, ButtonAppearance {
  /** A verb. */
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /** The action is under way: the button keeps its size and focus, and does nothing. */
  readonly isBusy?: boolean;
  /** What is under way, for screen readers. */
  readonly busyLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Does something when pressed. One primary button to a screen. */
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
    <AriaButton {...button} className={buttonStyle({ variant, size })} isPending={isBusy}>
      <span className={styles['face']}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {isBusy && (
        <span className={styles['busy']}>
          <span className={styles['spinner']} />
          <VisuallyHidden>{busyLabel}</VisuallyHidden>
        </span>
      )}
    </AriaButton>
  );
}
