import type { Announcement } from '../announcements.js';
import type { Timers } from '../Timers.js';
import type { EditingLocks } from './EditingLocks.js';

/** The tab that edits has this long to write down its last edits before editing is taken from it. */
const longestHandOverMs = 2000;

/** What a session does as its document is edited here, or in another tab. */
export interface Editor {
  /** This tab edits the document from now on; it may not be the only one where the browser has no locks. */
  onHere(isAlone: boolean): void;
  /** Another tab edits it, and this one follows. */
  onElsewhere(): void;
  /** Another tab asks for it: whether nothing of this tab is unwritten any more. */
  handOver(): Promise<boolean>;
}

export interface EditingClaim {
  /** Has the tab that edits the document hand it over, or takes it where that tab does not answer. */
  take(): void;
  /** The document is closed here. */
  release(): void;
  /** Resolves when it is known whether the document is edited here or in another tab. */
  readonly answered: Promise<void>;
  /** No other tab can edit the document. */
  isHeld(): boolean;
}

export interface Editing {
  /** Claims a document for editing, and waits while another tab edits it. Tells `editor`, at once if the browser has no locks. */
  claim(documentId: string, editor: Editor): EditingClaim;
  /** Documents that other tabs are editing; null where the browser cannot say. */
  elsewhere(): Promise<ReadonlySet<string> | null>;
  isHere(documentId: string): boolean;
  /** Told what another tab announced. */
  hear(announcement: Announcement): void;
  /** The page is hidden for good, as far as it can know: whoever waits has the documents. */
  leave(): void;
  /** The page is shown again after all. */
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
  /** Releases the lock, and no longer waits for it. */
  readonly leave: () => void;
}

/**
 * Agrees with the other tabs on which one edits a document: the one that holds its Web Lock, which the browser frees
 * when the tab is closed or killed. Where the browser has no locks, as on a page that is not secure, each tab edits.
 */
export function createEditing({ locks, ownerId, timers, announce }: EditingDependencies): Editing {
  const prefix = `finance-analyst:editing:${ownerId}:`;
  const claims = new Set<Claim>();
  /** Resolves when the last claim of this tab to a document is over: two of them would wait for each other. */
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
    /** Resolves when the lock was released, stolen, unavailable or no longer waited for; false if the browser gave no answer. */
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
          // A page that is being left still writes its last edits. If it is shown again, it asks again.
          await away;
          options = { ifAvailable: true };
          continue;
        }
        // A browser that refuses the question is like one without locks.
        if (!isAnswered && where === 'asking') {
          gain(false);
          return;
        }
        lose();
        const isRefused = !isAnswered && !isWanted && options.signal !== undefined;
        waiting = new AbortController();
        const { signal } = waiting;
        // Where the browser does not let it wait, it asks again when the person does.
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
          // What cannot be written stays here for as long as the other tab lets it.
          if (!isWritten || end !== held) return;
          lose();
          announce('editing-written', documentId);
          // The tab that asked takes it before others that wait longer; were that one gone, they have it.
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
      // A claim that is released while the browser answers is in the answer, and this tab's.
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
    isHere: (documentId) => [...claims].some((one) => one.documentId === documentId && one.isHere()),
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
