import { decodeText } from './decodeText.js';
import { fieldsOf } from './fieldsOf.js';
import { mergeFields } from './mergeFields.js';
import type { Parsed, StoredEntry } from './StoredEntry.js';
import type { ChangedWhere, StoredValue, StoreOutcome, StoreProblem } from './StoredValue.js';

/** The parts of the browser's storage that are used. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value, and its handler for other tabs' changes. */
export interface OpenedValue<Value> extends StoredValue<Value> {
  changedElsewhere(): void;
}

const problemOf = (error: unknown): StoreProblem =>
  (error as { readonly name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'denied';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of the unstored value that still have to be stored: those that changed and differ from what is stored. */
function stillUnstored(unstored: unknown, before: unknown, now: unknown, held: unknown): unknown {
  const fields = fieldsOf(unstored);
  if (!fields) return undefined;
  const left = Object.entries(fields).filter(
    ([name, value]) =>
      isSame(fieldsOf(before)?.[name], fieldsOf(now)?.[name]) && !isSame(fieldsOf(held)?.[name], value),
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

export function createStoredValue<Value>(
  entry: StoredEntry<Value>,
  storage: EntryStorage | undefined,
): OpenedValue<Value> {
  const { key, form, parse } = entry;
  const listeners = new Set<(where: ChangedWhere) => void>();
  let text: string | null = null;
  let isDenied = false;
  /** What could not be stored; it applies until the tab closes, or another tab stores something else. */
  let unstored: unknown;
  let problem: StoreProblem | null = null;
  // Computed on demand: a long text need not be read in order to be written.
  let decoded: { readonly value: unknown } | null = null;
  let held: Parsed<Value> | null = null;
  let stored: Parsed<Value> | null = null;

  const decode = (): unknown => (decoded ??= { value: decodeText(text, entry) }).value;
  const parseStored = (): Parsed<Value> => (stored ??= parse(decode()));
  const look = (): void => {
    let found: string | null = null;
    try {
      isDenied = storage === undefined;
      found = storage?.getItem(key) ?? null;
    } catch {
      isDenied = true;
    }
    if (found === text) return;
    const before = unstored === undefined ? undefined : decode();
    text = found;
    decoded = null;
    stored = null;
    held = null;
    if (unstored !== undefined) unstored = stillUnstored(unstored, before, decode(), parseStored().value);
    if (unstored === undefined) problem = null;
  };
  const tell = (where: ChangedWhere): void => {
    for (const listener of [...listeners]) listener(where);
  };
  const attempt = (
    store: (into: EntryStorage) => void,
    wanted: unknown,
    where: ChangedWhere = 'here',
  ): StoreOutcome => {
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
      tell(where);
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
      held ??= unstored === undefined ? parseStored() : parse(mergeFields(decode(), unstored));
      return held.value;
    },
    stored: () => {
      look();
      return decode();
    },
    text: () => {
      look();
      return text;
    },
    textHere: () => {
      look();
      return unstored === undefined ? text : encode(mergeFields(decode(), unstored));
    },
    state: () => {
      look();
      if (isDenied) return 'denied';
      if (text === null) return 'absent';
      return parseStored().isDamaged ? 'damaged' : 'sound';
    },
    write: (value) => {
      look();
      const wanted = unstored === undefined ? value : mergeFields(unstored, value);
      return put(mergeFields(decode(), wanted), wanted);
    },
    replace: (value) => put(value, value),
    remove: () =>
      attempt((into) => {
        into.removeItem(key);
      }, undefined),
    putText: (given) =>
      attempt(
        (into) => {
          if (given === null) into.removeItem(key);
          else into.setItem(key, given);
        },
        decodeText(given, entry),
        'elsewhere',
      ),
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
