import { Icon, KeyHint } from '@finance-analyst/components';
import { useRef, useSyncExternalStore, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './QuickActions.module.css';
import type { TerminalSwitch } from './TerminalSwitch.js';
import { useIsInView, type ObserveView } from './useIsInView.js';

export interface QuickActionsProps {
  readonly terminal: TerminalSwitch;
  /** The keys that toggle the terminal, as this keyboard writes them; null while they do nothing. */
  readonly terminalKeys: string | null;
  /** How many pixels of the window's bottom are covered by what is docked there. */
  readonly coveredPx: number;
  readonly observeView?: ObserveView | undefined;
}

/**
 * What is at hand on every screen. It floats at the lower right while the end of the screen, which leaves it room, is
 * in view, and is folded into the gutter while figures go on below.
 */
export function QuickActions({
  terminal,
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
