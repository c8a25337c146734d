import type { ReactElement } from 'react';
import styles from './Icon.module.css';
import { iconPaths, type IconName } from './iconPaths.js';

export interface IconProps {
  readonly name: IconName;
  /** Accessible name. Without it the icon is decorative. */
  readonly label?: string | undefined;
}

/** A line icon in the size and color of the text. */
export function Icon({ name, label }: IconProps): ReactElement {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 16 16"
      data-icon={name}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
