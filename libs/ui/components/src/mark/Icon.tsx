import type { ReactElement } from 'react';
import styles from './Icon.module.css';
import { iconPaths, type IconName } from './iconPaths.js';

export interface IconProps {
  readonly name: IconName;
  /** What the icon says. Without it the icon is decoration beside a text that says it. */
  readonly label?: string | undefined;
}

/** A line icon of the text's size and colour. */
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
