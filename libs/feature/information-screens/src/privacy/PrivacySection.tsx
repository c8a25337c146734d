import type { ReactElement, ReactNode } from 'react';
import styles from '../prose/Prose.module.css';

export interface PrivacySectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  /** For a table. */
  readonly isWide?: boolean;
}

/** A part of the page with its own heading and address. */
export function PrivacySection({ id, title, children, isWide = false }: PrivacySectionProps): ReactElement {
  return (
    <section
      id={id}
      className={`${styles['section'] ?? ''} ${isWide ? (styles['spread'] ?? '') : ''}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
