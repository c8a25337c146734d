import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { AnalyticsWindow } from '../AnalyticsDependencies.js';
import { messages } from '../recording/messages.js';
import { setAside } from './setAside.js';
import type { EventListEntry, TextEntry } from './usageEntries.js';
import { writeNewest } from './writeNewest.js';

/** How long events are collected before one write; a write per click would slow the page. */
export const writeDelayMs = 2000;

export interface EventListOptions<Event> {
  readonly entry: EventListEntry;
  /** Keeps a damaged list. */
  readonly asideEntry: TextEntry;
  readonly isEvent: (value: unknown) => value is Event;
  readonly entries: StoredEntries;
  readonly window: Pick<AnalyticsWindow, 'setTimeout' | 'clearTimeout'>;
  readonly onChange: () => void;
}

export interface EventList<Event> {
  add(event: Event): void;
  /** Oldest first; the same list until something changes. */
  read(): readonly Event[];
  /** Writes queued events. */
  write(): void;
  /** Removes everything; false where the browser refuses. */
  clear(): boolean;
  /** Follows what other tabs store. Returns how to stop. */
  follow(): () => void;
  problem(): string | null;
}

/**
 * A list of events in an entry. New events wait in memory and are then added to what is stored at that
 * moment, so that two tabs add to each other's. Items that are no events, such as those of a newer release, stay in
 * the list and do not show.
 */
export function createEventList<Event extends object>(options: EventListOptions<Event>): EventList<Event> {
  const { entry, isEvent, entries, window, onChange } = options;
  const { mostItems } = entry;
  const value = entries.open(entry);
  const aside = entries.open(options.asideEntry);
  let pending: readonly Event[] = [];
  let stored: readonly Event[] | null = null;
  let shown: readonly Event[] | null = null;
  let problem: string | null = null;
  /** The message for the rest of the page view once damaged data was moved. */
  let asideNote: string | null = null;
  let timer: number | null = null;

  const changed = () => {
    shown = null;
    onChange();
  };
  const cancelTimer = () => {
    if (timer !== null) window.clearTimeout(timer);
    timer = null;
  };
  /** As they are stored: what the browser refused to store waits here. */
  const storedItems = (): readonly unknown[] => {
    const stored = value.stored();
    return Array.isArray(stored) ? (stored as readonly unknown[]) : [];
  };
  /** What new events are added to; null where nothing may be written. */
  const base = (): readonly unknown[] | null => {
    const state = value.state();
    if (state === 'absent' || state === 'sound') return storedItems();
    const isFree = state === 'damaged' && setAside(aside, value.text() ?? '');
    if (isFree) asideNote = messages.setAside;
    else problem = state === 'damaged' ? messages.unreadable : messages.notKept;
    return isFree ? [] : null;
  };
  const write = () => {
    cancelTimer();
    if (pending.length === 0) return;
    const before = problem;
    const items = base();
    if (items) {
      const isKept = writeNewest(value, [...items, ...pending].slice(-mostItems));
      problem = isKept ? asideNote : messages.notKept;
      if (isKept) pending = [];
    }
    stored = null;
    if (problem !== before || pending.length === 0) changed();
  };
  /** Read once and kept: it is asked for after each event, and reading takes time with a thousand of them. */
  const readStored = (): readonly Event[] => storedItems().filter(isEvent);

  return {
    add: (event) => {
      pending = [...pending, event].slice(-mostItems);
      timer ??= window.setTimeout(write, writeDelayMs);
      changed();
    },
    read: () => (shown ??= [...(stored ??= readStored()), ...pending].slice(-mostItems)),
    write,
    clear: () => {
      cancelTimer();
      pending = [];
      problem = null;
      asideNote = null;
      stored = null;
      changed();
      const isCleared = [value.remove(), aside.remove()].every(({ ok }) => ok);
      stored = null;
      changed();
      return isCleared;
    },
    follow: () =>
      value.subscribe((where) => {
        if (where === 'here') return;
        if (value.text() === null) pending = [];
        stored = null;
        changed();
      }),
    problem: () => problem,
  };
}
