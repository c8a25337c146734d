import { Icon, KeyHint } from '@finance-analyst/components';
import { useRef, useSyncExternalStore, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './QuickActions.module.css';
import type { TerminalSwitch } from './TerminalSwitch.js';
import { useIsInView, type ObserveView } from './useIsInView.js';

export interface QuickActionsProps {
  readonly terminal: TerminalSwitch;
  /** Opens what exports the screen; null if the app has none. */
  readonly onExport: (() => void) | null;
  /** The keys that toggle the terminal, in this keyboard's notation; null if disabled. */
  readonly terminalKeys: string | null;
  /** How many pixels the dock covers at the bottom of the window. */
  readonly coveredPx: number;
  readonly observeView?: ObserveView | undefined;
}

/**
 * Actions for every screen. They float at the lower right while the end of the screen, which leaves room, is
 * in view, and are collapsed into the gutter while more is below.
 */
export function QuickActions({
  terminal,
  onExport,
  terminalKeys,
  coveredPx,
  observeView,
}: QuickActionsProps): ReactElement {
  const isExpanded = useSyncExternalStore(terminal.subscribe, terminal.isExpanded);
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useIsInView(end, coveredPx, observeView);
  return (
    <>
      <div ref={end} className={styles['end']} />
      <div className={styles['place']}>
        <section className={styles['actions']} aria-label={messages.quickActions} data-folded={!isAtEnd}>
          {onExport && (
            <button
              type="button"
              className={styles['action']}
              data-tour="export-data"
              aria-haspopup="dialog"
              onClick={onExport}
            >
              <Icon name="download" />
              <span className={styles['label']}>{messages.exportData}</span>
            </button>
          )}
          <button
            type="button"
            className={styles['action']}
            data-tour="terminal-toggle"
            aria-expanded={isExpanded}
            onClick={terminal.toggle}
          >
            <Icon name="terminal" />
            <span className={styles['label']}>
              {messages.terminal}
              {terminalKeys !== null && <KeyHint keys={terminalKeys} />}
            </span>
          </button>
        </section>
      </div>
    </>
  );
}
