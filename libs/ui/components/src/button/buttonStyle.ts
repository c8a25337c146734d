import { classNames } from '../classNames.js';
import styles from './Button.module.css';

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'compact' | 'medium';

export interface ButtonAppearance {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** The class for a router link that looks like a button. */
export const buttonStyle = ({ variant = 'default', size = 'medium' }: ButtonAppearance = {}): string =>
  classNames(styles['button'], styles[variant], styles[size]);
