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
}

export interface Editing {
  /** Asks to edit a document, and waits for it where another tab does. `editor` is told, at once where nothing is to be asked. */
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

export interface EditingEdges {
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
  /** Lets go of the lock. */
  readonly end: () => void;
}

/**
 * Agrees with the other tabs on which one edits a document: the one that holds its Web Lock, which the browser frees
 * when the tab is closed or killed. Where the browser has no locks, as on a page that is not secure, each tab edits.
 */
export function createEditing({ locks, ownerId, timers, announce }: EditingEdges): Editing {
  const prefix = `finance-analyst:editing:${ownerId}:`;
  const claims = new Set<Claim>();
  /** Resolves when the last claim of this tab to a document is over: two of them would wait for each other. */
  const over = new Map<string, Promise<void>>();
  let away: Promise<void> | null = null;
  let comeBack: () => void = () => undefined;

  const claim = (given: EditingLocks, documentId: string, editor: Editor): EditingClaim => {
    let isOver = false;
    let isWanted = false;
    let end: () => void = () => undefined;
    let answer: () => void = () => undefined;
    let waiting = new AbortController();
    let where: 'asking' | 'here' | 'elsewhere' = 'asking';

    const gain = (isAlone: boolean): void => {
      where = 'here';
      editor.onHere(isAlone);
    };
    const lose = (): void => {
      if (where === 'elsewhere' || isOver) return;
      where = 'elsewhere';
      editor.onElsewhere();
    };
    /** Resolves when the lock is let go of or was not to be had, and rejects when it is taken or not waited for any more. */
    const hold = (options: Parameters<EditingLocks['request']>[1]) =>
      given.request(prefix + documentId, options, (lock) => {
        if (!lock || isOver) return undefined;
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        gain(true);
        return ended;
      });
    const run = async (before: Promise<void> | undefined): Promise<void> => {
      await before;
      let options: Parameters<EditingLocks['request']>[1] = { ifAvailable: true };
      while (!isOver) {
        isWanted = false;
        const held = hold(options).then(
          () => true,
          () => false,
        );
        const isAnswered = await held;
        if (isOver) return;
        // A browser that refuses the question is like one without locks.
        if (!isAnswered && where === 'asking') {
          gain(false);
          return;
        }
        if (!isAnswered && where === 'elsewhere' && !isWanted) return;
        // A page that is left still writes what it is told at the last moment.
        await away;
        lose();
        waiting = new AbortController();
        options = isWanted ? { steal: true } : { signal: waiting.signal };
      }
    };
    const own: Claim = {
      documentId,
      isHere: () => where === 'here',
      handOver: () =>
        void editor.handOver().then((isWritten) => {
          // What cannot be written stays here for as long as the other tab lets it.
          if (!isWritten) return;
          lose();
          end();
          announce('editing-written', documentId);
        }),
      written: () => {
        answer();
      },
      end: () => {
        end();
      },
    };
    claims.add(own);
    over.set(documentId, run(over.get(documentId)));
    return {
      take() {
        if (where === 'here') return;
        const taking = () => {
          timers.clearTimeout(timer);
          answer = () => undefined;
          if (isOver || where === 'here') return;
          isWanted = true;
          waiting.abort();
        };
        const timer = timers.setTimeout(taking, longestHandOverMs);
        answer = taking;
        announce('editing-wanted', documentId);
      },
      release() {
        isOver = true;
        claims.delete(own);
        waiting.abort();
        end();
      },
    };
  };

  return {
    claim(documentId, editor) {
      if (locks) return claim(locks, documentId, editor);
      editor.onHere(false);
      return { take: () => undefined, release: () => undefined };
    },
    async elsewhere() {
      try {
        const { held } = (await locks?.query()) ?? {};
        const ids = held?.flatMap(({ name }) =>
          name?.startsWith(prefix) ? [name.slice(prefix.length)] : [],
        );
        const here = new Set([...claims].flatMap(({ documentId, isHere }) => (isHere() ? [documentId] : [])));
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
      for (const one of claims) one.end();
    },
    comeBack() {
      comeBack();
      away = null;
    },
  };
}
