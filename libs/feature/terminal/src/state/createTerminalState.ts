import type { StoredEntries } from '@finance-analyst/stored-entries';
import { entryMessages } from '../entryMessages.js';
import { terminalStateEntry } from './terminalStateEntry.js';

export interface TerminalStateDependencies {
  readonly entries: StoredEntries;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Whether the preference to show the terminal at every start is on. */
  readonly alwaysShow: () => boolean;
  readonly clock?: () => Date;
}

/** Whether the terminal is open, stored on the device. */
export interface TerminalState {
  isExpanded(): boolean;
  /** Whether it was opened after the start, so that the prompt takes the focus. */
  wasOpened(): boolean;
  /** The notice to show while the browser stores no settings; null otherwise. */
  problem(): string | null;
  show(): void;
  hide(): void;
  toggle(): void;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Stops listening to `cli-toggle`, `cli-show` and `cli-hide`. */
  stop(): void;
}

/** Starts open if it was left open, or if the preference to show it at every start is on. */
export function createTerminalState({
  entries,
  window,
  alwaysShow,
  clock = () => new Date(),
}: TerminalStateDependencies): TerminalState {
  const listeners = new Set<() => void>();
  const stored = entries.open(terminalStateEntry);
  let isExpanded = stored.read().isExpanded || alwaysShow();
  let wasOpened = false;

  const change = (next: boolean): void => {
    if (next === isExpanded) return;
    isExpanded = next;
    wasOpened ||= next;
    stored.write({ isExpanded, lastUpdated: clock().toISOString() });
    for (const listener of [...listeners]) listener();
  };
  const show = (): void => {
    change(true);
  };
  const hide = (): void => {
    change(false);
  };
  const toggle = (): void => {
    change(!isExpanded);
  };

  const events = { 'cli-toggle': toggle, 'cli-show': show, 'cli-hide': hide };
  for (const [event, listener] of Object.entries(events)) window.addEventListener(event, listener);

  return {
    isExpanded: () => isExpanded,
    wasOpened: () => wasOpened,
    problem: () => (stored.unstored() === null ? null : entryMessages.stateNotStored),
    show,
    hide,
    toggle,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      for (const [event, listener] of Object.entries(events)) window.removeEventListener(event, listener);
    },
  };
}
