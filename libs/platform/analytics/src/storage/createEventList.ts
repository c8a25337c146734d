import type { AnalyticsStorage, AnalyticsWindow } from '../AnalyticsEdges.js';
import { messages } from '../messages.js';
import { readStoredList } from './readStoredList.js';
import { asideKey, setAside } from './setAside.js';
import { writeNewest } from './writeNewest.js';

/** Events of so long are written together: a write for each click would be felt. */
export const writeDelayMs = 2000;

export interface EventListOptions<Event> {
  readonly key: string;
  /** The oldest make room. */
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
  /** Writes what waits. */
  write(): void;
  /** Removes everything; throws as the storage does. */
  clear(): void;
  /** Another tab has written, or with `false` removed, the stored list. */
  storedElsewhere(isThere: boolean): void;
  problem(): string | null;
}

/**
 * A list of events under a key of the storage. New events wait in memory and are then added to what is stored at that
 * moment, so that two tabs add to each other's. Items that are no events, such as those of a newer release, stay in
 * the list and do not show.
 */
export function createEventList<Event extends object>(options: EventListOptions<Event>): EventList<Event> {
  const { key, capacity, isEvent, storage, window, onChange } = options;
  let pending: readonly Event[] = [];
  let stored: readonly Event[] | null = null;
  let shown: readonly Event[] | null = null;
  let problem: string | null = null;
  /** What is to be said for the rest of the page's life once something was set aside. */
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
  /** What new events are added to; null where nothing may be written. */
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
  /** Read once and kept: it is asked for after each event, and reading takes time with a thousand of them. */
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
