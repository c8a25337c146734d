import type { AnalyticsStorage, AnalyticsWindow } from '../AnalyticsEdges.js';
import { messages } from '../messages.js';
import { readStoredList } from './readStoredList.js';
import { asideKey, setAside } from './setAside.js';
import { writeNewest } from './writeNewest.js';

/** How long events are collected before one write; a write per click would slow the page. */
export const writeDelayMs = 2000;

export interface EventListOptions<Event> {
  readonly key: string;
  /** Beyond this, the oldest are dropped. */
  readonly capacity: number;
  readonly isEvent: (value: unknown) => value is Event;
  readonly storage: AnalyticsStorage;
  readonly window: Pick<AnalyticsWindow, 'setTimeout' | 'clearTimeout'>;
  readonly onChange: () => void;
}

export interface EventList<Event> {
  add(event: Event): void;
  /** Oldest first; the same list until something changes. */
  read(): readonly Event[];
  /** Writes queued events. */
  write(): void;
  /** Deletes everything; throws if the storage does. */
  clear(): void;
  /** Another tab has written the stored list or, with `false`, deleted it. */
  storedElsewhere(isThere: boolean): void;
  problem(): string | null;
}

/**
 * A list of events under a storage key. New events are queued in memory and then appended to what is stored at that
 * moment, so that tabs add to each other's events. Items that are not events, such as those of a newer release, stay in
 * the list but are not shown.
 */
export function createEventList<Event extends object>(options: EventListOptions<Event>): EventList<Event> {
  const { key, capacity, isEvent, storage, window, onChange } = options;
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
  /** The list that new events are appended to; null when nothing may be written. */
  const base = (): readonly unknown[] | null => {
    const found = readStoredList(storage, key);
    if (found.kind === 'list') return found.items;
    const isFree = found.kind === 'unreadable' && setAside(storage, key, found.raw);
    if (isFree) asideNote = messages.setAside;
    else problem = found.kind === 'unreadable' ? messages.unreadable : messages.notKept;
    return isFree ? [] : null;
  };
  const write = () => {
    cancelTimer();
    if (pending.length === 0) return;
    const before = problem;
    const items = base();
    if (items) {
      const isKept = writeNewest(storage, key, [...items, ...pending].slice(-capacity));
      problem = isKept ? asideNote : messages.notKept;
      if (isKept) pending = [];
    }
    stored = null;
    if (problem !== before || pending.length === 0) changed();
  };
  /** Cached, because it is read after each event and parsing a thousand events takes time. */
  const readStored = (): readonly Event[] => {
    const list = readStoredList(storage, key);
    return list.kind === 'list' ? list.items.filter(isEvent) : [];
  };

  return {
    add: (event) => {
      pending = [...pending, event].slice(-capacity);
      timer ??= window.setTimeout(write, writeDelayMs);
      changed();
    },
    read: () => (shown ??= [...(stored ??= readStored()), ...pending].slice(-capacity)),
    write,
    clear: () => {
      cancelTimer();
      pending = [];
      problem = null;
      asideNote = null;
      stored = null;
      changed();
      storage.removeItem(key);
      storage.removeItem(asideKey(key));
      stored = null;
      changed();
    },
    storedElsewhere: (isThere) => {
      if (!isThere) pending = [];
      stored = null;
      changed();
    },
    problem: () => problem,
  };
}
