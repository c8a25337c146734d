import { EmptyState } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import { messages } from './messages.js';
import styles from './Workbench.module.css';

/** The workbench without a company: what it will show, and how to choose one. */
export function ChooseCompany({ start }: { readonly start: ReactNode }) {
  return (
    <div className={styles['screen']}>
      <h1>{messages.title}</h1>
      <EmptyState title={messages.choose} headingLevel={2}>
        {messages.chooseExplained}
      </EmptyState>
      {start}
    </div>
  );
}
