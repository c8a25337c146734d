import { EmptyState, type PanelState, ProgressBar } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import styles from '../screen/Analytics.module.css';

/** What is in place of a table under entries that stay. */
export type TablePanelState = Extract<PanelState, { readonly kind: 'loading' | 'empty' }>;

/** Why there is no table, or that it is computed, under the entries that it depends on. */
export const TableState = ({ state }: { readonly state: TablePanelState }): ReactElement =>
  state.kind === 'loading' ? (
    <div className={styles['waiting']} aria-busy="true">
      <ProgressBar label={state.label ?? ''} />
    </div>
  ) : (
    <EmptyState title={state.title} action={state.action}>
      {state.message}
    </EmptyState>
  );
