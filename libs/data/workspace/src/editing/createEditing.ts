import type { Announcement } from '../announcements.js';
import type { Timers } from '../Timers.js';
import type { EditingLocks } from './EditingLocks.js';

/** How long the editing tab has to write its last edits before editing is taken from it. */
const longestHandOverMs = 2000;

/** Callbacks of a session when its document is edited here or in another tab. */
export interface Editor {
  /** This tab edits the document from now on; if the browser has no locks, it may not be the only one. */
  onHere(isAlone: boolean): void;
  /** Another tab edits it, and this one follows. */
  onElsewhere(): void;
  /** Another tab requests it. Resolves to whether everything in this tab is written. */
  handOver(): Promise<boolean>;
}

export interface EditingClaim {
  /** Requests editing from the tab that has it, or takes it if that tab does not answer. */
  take(): void;
  /** Ends the claim: the document is closed here. */
  release(): void;
  /** Resolves once it is known whether the document is edited here or in another tab. */
  readonly answered: Promise<void>;
  /** Whether no other tab can edit the document. */
  isHeld(): boolean;
}

export interface Editing {
  /**
   * Claims a document for editing, and waits while another tab edits it. Calls `editor`, at once if the browser has no
   * locks.
   */
  claim(documentId: string, editor: Editor): EditingClaim;
  /** Documents that other tabs are editing; null if the browser cannot say. */
  elsewhere(): Promise<ReadonlySet<string> | null>;
  /** Handles an announcement from another tab. */
  hear(announcement: Announcement): void;
  /** Call it when the page is hidden, possibly for good: waiting tabs get its documents. */
  leave(): void;
  /** Call it when the page is shown again. */
  comeBack(): void;
}

export interface EditingDependencies {
  readonly locks: EditingLocks | undefined;
  readonly ownerId: string;
  readonly timers: Timers;
  readonly announce: (type: 'editing-wanted' | 'editing-written', documentId: string) => void;
}

interface Claim {
  readonly documentId: string;
  readonly isHere: () => boolean;
  readonly handOver: () => void;
  readonly written: () => void;
  /** Releases the lock or stops waiting for it. */
  readonly leave: () => void;
}

/**
 * Agrees with other tabs on which one edits a document: the one that holds its Web Lock, which the browser releases
 * when the tab is closed or killed. If the browser has no locks, as on an insecure page, each tab edits.
 */
export function createEditing({ locks, ownerId, timers, announce }: EditingDependencies): Editing {
  const prefix = `finance-analyst:editing:${ownerId}:`;
  const claims = new Set<Claim>();
  /** Resolves when this tab's last claim to a document has ended: two of them would wait for each other. */
  const over = new Map<string, Promise<void>>();
  let away: Promise<void> | null = null;
  let comeBack: () => void = () => undefined;

  const claim = (given: EditingLocks, documentId: string, editor: Editor): EditingClaim => {
    let isOver = false;
    let isWanted = false;
    /** The timer of a hand-over request that has not been answered. */
    let asked: unknown = null;
    /** Releases the lock. */
    let end: (() => void) | null = null;
    let waiting = new AbortController();
    let where: 'asking' | 'here' | 'elsewhere' = 'asking';
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });

    const stopAsking = (): void => {
      timers.clearTimeout(asked);
      asked = null;
    };
    const gain = (isAlone: boolean): void => {
      where = 'here';
      isWanted = false;
      stopAsking();
      editor.onHere(isAlone);
      answer();
    };
    const lose = (): void => {
      if (where === 'elsewhere') return;
      where = 'elsewhere';
      editor.onElsewhere();
      answer();
    };
    const takeNow = (): void => {
      stopAsking();
      isWanted = true;
      waiting.abort();
    };
    /**
     * Resolves when the lock is released, stolen, unavailable or no longer waited for; false if the browser gave no
     * answer.
     */
    const ask = (options: Parameters<EditingLocks['request']>[1]): Promise<boolean> => {
      let isAnswered = false;
      const request = given.request(prefix + documentId, options, (lock) => {
        isAnswered = true;
        if (!lock || isOver || away) return undefined;
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        gain(true);
        return ended;
      });
      return request.then(
        () => isAnswered,
        () => isAnswered,
      );
    };
    const run = async (before: Promise<void> | undefined): Promise<void> => {
      await before;
      let options: Parameters<EditingLocks['request']>[1] = { ifAvailable: true };
      while (!isOver) {
        const isAnswered = await ask(options);
        end = null;
        if (isOver) return;
        if (away) {
          // A page that is being left still writes its last edits. If it is shown again, it requests the lock again.
          await away;
          options = { ifAvailable: true };
          continue;
        }
        // A browser that rejects the query is treated like one without locks.
        if (!isAnswered && where === 'asking') {
          gain(false);
          return;
        }
        lose();
        const isRefused = !isAnswered && !isWanted && options.signal !== undefined;
        waiting = new AbortController();
        const { signal } = waiting;
        // If the browser does not let it wait, the lock is requested again when the person asks for it.
        if (isRefused)
          await new Promise((resolve) => {
            signal.addEventListener('abort', resolve);
          });
        options = isWanted ? { steal: true } : { signal };
        isWanted = false;
      }
    };
    const own: Claim = {
      documentId,
      isHere: () => where === 'here',
      handOver() {
        const held = end;
        if (!held) return;
        void editor.handOver().then((isWritten) => {
          // Edits that cannot be written stay here for as long as the other tab allows.
          if (!isWritten || end !== held) return;
          lose();
          announce('editing-written', documentId);
          // The requesting tab takes it ahead of tabs that have waited longer; if that tab is gone, they get it.
          timers.setTimeout(held, longestHandOverMs);
        });
      },
      written() {
        if (asked !== null) takeNow();
      },
      leave() {
        end?.();
        end = null;
        waiting.abort();
      },
    };
    claims.add(own);
    over.set(documentId, run(over.get(documentId)));
    return {
      answered,
      isHeld: () => end !== null,
      take() {
        if (where === 'here' || asked !== null) return;
        asked = timers.setTimeout(takeNow, longestHandOverMs);
        announce('editing-wanted', documentId);
      },
      release() {
        isOver = true;
        claims.delete(own);
        stopAsking();
        own.leave();
        answer();
      },
    };
  };

  return {
    claim(documentId, editor) {
      if (locks) return claim(locks, documentId, editor);
      editor.onHere(false);
      return {
        take: () => undefined,
        release: () => undefined,
        answered: Promise.resolve(),
        isHeld: () => false,
      };
    },
    async elsewhere() {
      const idsHere = (): readonly string[] =>
        [...claims].flatMap(({ documentId, isHere }) => (isHere() ? [documentId] : []));
      // A claim that is released while the browser answers is still in the answer, and belongs to this tab.
      const before = idsHere();
      try {
        const { held } = (await locks?.query()) ?? {};
        const ids = held?.flatMap(({ name }) =>
          name?.startsWith(prefix) ? [name.slice(prefix.length)] : [],
        );
        const here = new Set([...before, ...idsHere()]);
        return ids ? new Set(ids.filter((id) => !here.has(id))) : null;
      } catch {
        return null;
      }
    },
    hear({ type, id }) {
      for (const one of claims) {
        if (one.documentId !== id) continue;
        if (type === 'editing-wanted' && one.isHere()) one.handOver();
        if (type === 'editing-written' && !one.isHere()) one.written();
      }
    },
    leave() {
      away ??= new Promise((resolve) => {
        comeBack = resolve;
      });
      for (const one of claims) one.leave();
    },
    comeBack() {
      comeBack();
      away = null;
    },
  };
}
