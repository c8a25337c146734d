import { Icon } from '@finance-analyst/components';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { ConsoleState } from '../console/ConsoleEntry.js';
import { messages } from '../messages.js';
import styles from './TerminalLog.module.css';

// The keyboard scrolls only the focused element.
const focusable = { tabIndex: 0 };

/** Returns the scroll position of the end. */
function scrollToEnd(element: HTMLElement): number {
  element.scrollTop = element.scrollHeight;
  return element.scrollTop;
}

/** The lines entered and their output. Scrolls to new output unless the person has scrolled up. */
export function TerminalLog({ entries, leftOut }: Pick<ConsoleState, 'entries' | 'leftOut'>): ReactElement {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const placePx = useRef(0);
  const lastEntered = entries.findLast(({ kind }) => kind === 'entered')?.id ?? null;
  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [lastEntered]);
  useLayoutEffect(() => {
    if (log.current && isAtEnd.current) placePx.current = scrollToEnd(log.current);
  }, [entries]);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    // Completions below it shrink it, and it has no height at all while the terminal is closed.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) placePx.current = scrollToEnd(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      {...focusable}
      ref={log}
      className={styles['log']}
      role="log"
      aria-label={messages.output}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Scroll events arrive late: the end may have moved down by then although nobody scrolled up.
        if (scrollHeight - scrollTop - clientHeight < 4) isAtEnd.current = true;
        else if (scrollTop < placePx.current) isAtEnd.current = false;
      }}
    >
      {leftOut > 0 && <p className={styles['note']}>{messages.olderLeftOut(leftOut)}</p>}
      {entries.map(({ id, kind, lines }) => (
        <p key={id} className={styles[kind]}>
          {kind === 'failure' && <Icon name="error" />}
          <span>{lines.join('\n')}</span>
        </p>
      ))}
    </div>
  );
}
