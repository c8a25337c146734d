import type { SaveEnd } from './DocumentSession.js';

type Way = 'save' | 'copy' | 'rename' | 'restore';

export interface SaveQueue {
  /** Runs `work` after the save in progress, and returns its result. */
  add(way: Way, work: () => Promise<SaveEnd>): Promise<SaveEnd>;
  /** Resolves when no save is in progress. */
  idle(): Promise<void>;
  /** From now on, waiting and new work runs in turn. */
  open(): void;
  /** False once the document is closed. */
  isOpen(): boolean;
  /** From now on, waiting and new work ends without running, because the document is closed. */
  close(): void;
}

const left: SaveEnd = { kind: 'left' };

const wentWell: ReadonlySet<SaveEnd['kind']> = new Set(['saved', 'unchanged']);

/** Runs the saves of one document one at a time: concurrent ones would conflict with each other. */
export function createSaveQueue(): SaveQueue {
  let isOpen = false;
  let underWay: { readonly way: Way; readonly end: Promise<SaveEnd> } | null = null;

  async function add(way: Way, work: () => Promise<SaveEnd>): Promise<SaveEnd> {
    if (!isOpen) return left;
    if (underWay) {
      const { way: first, end } = underWay;
      // Requesting a copy twice makes one copy.
      if (way === 'copy' && first === 'copy') return end;
      const ended = await end;
      // After a failed save, the next one would fail too.
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
