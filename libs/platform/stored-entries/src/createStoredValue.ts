import { decodeText } from './decodeText.js';
import { fieldsOf } from './fieldsOf.js';
import { mergeFields } from './mergeFields.js';
import type { Parsed, StoredEntry } from './StoredEntry.js';
import type { ChangedWhere, StoredValue, StoreOutcome, StoreProblem } from './StoredValue.js';

/** What is asked of the browser's storage. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value, and how it hears of other tabs. */
export interface OpenedValue<Value> extends StoredValue<Value> {
  changedElsewhere(): void;
}

const problemOf = (error: unknown): StoreProblem =>
  (error as { readonly name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'refused';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of the unstored value still holds when something else was stored: fields that did not change. */
function stillUnstored(unstored: unknown, before: unknown, now: unknown): unknown {
  const fields = fieldsOf(unstored);
  if (!fields) return undefined;
  const left = Object.entries(fields).filter(([name]) =>
    isSame(fieldsOf(before)?.[name], fieldsOf(now)?.[name]),
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

export function createStoredValue<Value>(
  { key, form, parse }: StoredEntry<Value>,
  storage: EntryStorage | undefined,
): OpenedValue<Value> {
  const listeners = new Set<(where: ChangedWhere) => void>();
  let text: string | null = null;
  let isRefused = false;
  /** What the browser refused to store; it holds until the tab closes, or another tab chooses otherwise. */
  let unstored: unknown;
  let problem: StoreProblem | null = null;
  let decoded: unknown;
  /** Made when they are asked for. */
  let held: Parsed<Value> | null = null;
  let stored: Parsed<Value> | null = null;

  const look = (): void => {
    let found: string | null = null;
    try {
      isRefused = storage === undefined;
      found = storage?.getItem(key) ?? null;
    } catch {
      isRefused = true;
    }
    if (found === text) return;
    const before = decoded;
    text = found;
    decoded = decodeText(text, form);
    stored = null;
    held = null;
    unstored = stillUnstored(unstored, before, decoded);
    if (unstored === undefined) problem = null;
  };
  const parseStored = (): Parsed<Value> => (stored ??= parse(decoded));
  const tell = (where: ChangedWhere): void => {
    for (const listener of [...listeners]) listener(where);
  };
  const attempt = (store: (into: EntryStorage) => void, wanted: unknown): StoreOutcome => {
    try {
      if (!storage) throw new DOMException('There is no storage.', 'SecurityError');
      store(storage);
      unstored = undefined;
      problem = null;
      held = null;
      look();
      return { ok: true };
    } catch (error) {
      unstored = wanted;
      problem = problemOf(error);
      held = null;
      return { ok: false, reason: problem };
    } finally {
      tell('here');
    }
  };
  const encode = (value: unknown): string => (form === 'text' ? String(value) : JSON.stringify(value));
  const put = (value: unknown, wanted: unknown): StoreOutcome =>
    attempt((into) => {
      into.setItem(key, encode(value));
    }, wanted);

  return {
    read: () => {
      look();
      held ??= unstored === undefined ? parseStored() : parse(mergeFields(decoded, unstored));
      return held.value;
    },
    stored: () => {
      look();
      return decoded;
    },
    text: () => {
      look();
      return text;
    },
    state: () => {
      look();
      if (isRefused) return 'refused';
      if (text === null) return 'absent';
      return parseStored().isDamaged ? 'damaged' : 'sound';
    },
    write: (value) => {
      look();
      const wanted = unstored === undefined ? value : mergeFields(unstored, value);
      return put(mergeFields(decoded, wanted), wanted);
    },
    replace: (value) => put(value, value),
    remove: () =>
      attempt((into) => {
        into.removeItem(key);
      }, undefined),
    unstored: () => {
      look();
      return problem;
    },
    subscribe: (listener) => {
      const added = (where: ChangedWhere): void => {
        listener(where);
      };
      listeners.add(added);
      return () => void listeners.delete(added);
    },
    changedElsewhere: () => {
      look();
      tell('elsewhere');
    },
  };
}
