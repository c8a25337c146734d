import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { messages } from '../messages.js';
import styles from './StepFrame.module.css';

export interface StepFrameProps {
  readonly title: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly children: ReactNode;
}

/** One step: its number and its heading, which takes the focus when the step is shown. */
export function StepFrame({ title, number, count, children }: StepFrameProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={styles['step']}>
      <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
        <span className={styles['progress']}>{messages.progress(number, count)}</span> {title}
      </h3>
      {children}
    </section>
  );
}
