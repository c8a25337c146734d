import { Button, EmptyState, type PanelState, ProgressBar } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../risk/messages.js';
import styles from '../screen/Analytics.module.css';

/** What is in place of a table under entries that stay. */
export type TablePanelState =
  | Extract<PanelState, { readonly kind: 'empty' }>
  | {
      readonly kind: 'loading';
      readonly label: string;
      /** From 0 to 1. */
      readonly progress?: number | null;
      readonly onCancel?: () => void;
    };

/** Why there is no table, or that it is computed, under the entries that it depends on. */
export const TableState = ({ state }: { readonly state: TablePanelState }): ReactElement =>
  state.kind === 'loading' ? (
    <div className={styles['waiting']} aria-busy="true">
      <ProgressBar
        label={state.label}
        {...(state.progress !== undefined && state.progress !== null && { value: state.progress })}
      />
      {state.onCancel && <Button onPress={state.onCancel}>{messages.cancel}</Button>}
    </div>
  ) : (
    <EmptyState title={state.title} action={state.action}>
      {state.message}
    </EmptyState>
  );
