/** One announcement in a live region. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly isAssertive: boolean;
}

export interface Announcer {
  announce(text: string, options?: { readonly assertive?: boolean }): void;
  /** The current content of the live regions; the same list until it changes. */
  read(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
}

/** How long a text stays in its region; later, a reader browsing the page must not come across it. */
const keptMs = 7000;

/**
 * A queue of announcements. Each is a separate entry, so that several in a row are all read, and repeated texts are
 * read again.
 */
export function createAnnouncer(timers: {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
}): Announcer {
  const listeners = new Set<() => void>();
  let announcements: readonly Announcement[] = [];
  let lastId = 0;
  const show = (next: readonly Announcement[]): void => {
    announcements = next;
    for (const listener of listeners) listener();
  };
  return {
    announce: (text, { assertive = false } = {}) => {
      if (text.trim() === '') return;
      const id = (lastId += 1);
      show([...announcements, { id, text, isAssertive: assertive }]);
      timers.setTimeout(() => {
        show(announcements.filter((announcement) => announcement.id !== id));
      }, keptMs);
    },
    read: () => announcements,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
