/** One announcement, as it stands in a live region until it is taken out. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly isAssertive: boolean;
}

export interface Announcer {
  announce(text: string, options?: { readonly assertive?: boolean }): void;
  /** What the live regions hold now; the same list until it changes. */
  read(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
}

/** How long a text stays in its region: read once, it must not be met again by a reader who walks the page. */
const keptMs = 7000;

/**
 * Texts to be read out. Each is an entry of its own, so that several in a row are all read, and the same one twice is
 * read twice.
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
