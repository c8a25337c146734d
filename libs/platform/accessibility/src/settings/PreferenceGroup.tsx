import type { ReactElement, ReactNode } from 'react';
import styles from './PreferenceGroup.module.css';

export interface PreferenceGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled group of preferences. */
export function PreferenceGroup({ title, children }: PreferenceGroupProps): ReactElement {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['title']}>{title}</legend>
      <div className={styles['preferences']}>{children}</div>
    </fieldset>
  );
}
