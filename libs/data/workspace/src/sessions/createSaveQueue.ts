import type { SaveEnd } from './DocumentSession.js';

type Way = 'save' | 'copy' | 'rename' | 'restore';

export interface SaveQueue {
  /** Runs `work` when what is under way has ended, and says how it ended. */
  add(way: Way, work: () => Promise<SaveEnd>): Promise<SaveEnd>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** From now on what waits and what is added runs when its turn comes. */
  open(): void;
  /** False once the document was left. */
  isOpen(): boolean;
  /** From now on what waits and what is added ends without being run: its document was left. */
  close(): void;
}

const left: SaveEnd = { kind: 'left' };

const wentWell: ReadonlySet<SaveEnd['kind']> = new Set(['saved', 'unchanged']);

/** Saves of one document, one after the other: two at the same time would be in conflict with each other. */
export function createSaveQueue(): SaveQueue {
  let isOpen = false;
  let underWay: { readonly way: Way; readonly end: Promise<SaveEnd> } | null = null;

  async function add(way: Way, work: () => Promise<SaveEnd>): Promise<SaveEnd> {
    if (!isOpen) return left;
    if (underWay) {
      const { way: first, end } = underWay;
      // A copy that is asked for twice is one.
      if (way === 'copy' && first === 'copy') return end;
      const ended = await end;
      // After a save that failed, another one would fail too.
      return way === 'save' && first === 'save' && !wentWell.has(ended.kind) ? ended : add(way, work);
    }
    const end = work().finally(() => {
      underWay = null;
    });
    underWay = { way, end };
    return end;
  }

  return {
    add,
    async idle() {
      while (underWay) await underWay.end;
    },
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
  };
}
