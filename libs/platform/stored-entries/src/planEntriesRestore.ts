import type { StoredEntries } from './createStoredEntries.js';
import { decodeText } from './decodeText.js';
import { fieldsOf } from './fieldsOf.js';
import { mergeFields } from './mergeFields.js';
import { messages } from './messages.js';
import type { StoredEntry } from './StoredEntry.js';
import type { StoreOutcome } from './StoredValue.js';

export interface AppliedRestore {
  /** What was not restored or not stored, as sentences. */
  readonly problems: readonly string[];
  /** Stores again what was stored before; returns what the browser refuses, as sentences. */
  readonly undo: () => readonly string[];
}

/** What restoring the entries of a backup would change. Nothing changes before `apply`. */
export interface EntriesRestore {
  /** The entries that would change, in the words of their definitions. */
  readonly returning: readonly string[];
  /** What is damaged in the backup, and whether a part of it is restored, as sentences. */
  readonly faults: readonly string[];
  readonly apply: () => AppliedRestore;
}

/** Plans the restore of stored entries, by the texts of a backup. */
export type LoadEntriesRestore = (texts: Readonly<Record<string, string>>) => Promise<EntriesRestore>;

interface Step {
  readonly entry: StoredEntry;
  readonly faults: readonly string[];
  /** Null if nothing of the entry can be restored. */
  readonly restore: (() => StoreOutcome) | null;
}

/** The fields of a damaged object that are readable on their own; null if there are none. */
function readableFields({ parse }: StoredEntry, stored: unknown): Readonly<Record<string, unknown>> | null {
  const fields = Object.entries(fieldsOf(stored) ?? {}).filter(
    ([name, value]) => !parse({ [name]: value }).isDamaged,
  );
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

function stepOf(entries: StoredEntries, entry: StoredEntry, text: string): Step {
  const value = entries.open(entry);
  const stored = decodeText(text, entry);
  const isSound = !entry.parse(stored).isDamaged;
  const fields = isSound ? fieldsOf(stored) : readableFields(entry, stored);
  const damage = fields ? messages.partlyRestored : messages.notRestored;
  /** A choice that only this device has stays: its default could be the opposite. */
  const restored = (): string => {
    const here = value.state() === 'sound' ? fieldsOf(value.stored()) : null;
    if (!fields || (isSound && !here)) return text;
    return JSON.stringify(here ? mergeFields(here, fields) : fields);
  };
  return {
    entry,
    faults: isSound ? [] : [damage(entry.describe), ...entry.faultsIn(stored)],
    restore: isSound || fields ? () => value.putText(restored()) : null,
  };
}

/**
 * Plans the restore of a backup's entries: a text that its definition can read replaces the stored one, byte for byte;
 * an object is merged into the stored one, field by field. Of a damaged object, the fields that are readable on their
 * own are merged.
 */
export function planEntriesRestore(
  entries: StoredEntries,
  known: readonly StoredEntry[],
  texts: Readonly<Record<string, string>>,
): EntriesRestore {
  const steps = known.flatMap((entry) => {
    const text = Object.hasOwn(texts, entry.key) ? texts[entry.key] : undefined;
    const isChange = text !== undefined && entry.inBackup && text !== entries.open(entry).text();
    return isChange ? [stepOf(entries, entry, text)] : [];
  });
  const changing = steps.filter(({ restore }) => restore !== null);
  const faults = steps.flatMap((step) => step.faults);
  const refusal = ({ describe }: StoredEntry, outcome: StoreOutcome | undefined): readonly string[] =>
    outcome?.ok === false ? [messages.notStored(describe)] : [];
  return {
    returning: changing.map(({ entry }) => entry.describe),
    faults,
    apply: () => {
      const before = changing.map(({ entry }) => ({ entry, text: entries.open(entry).text() }));
      const unstored = changing.flatMap(({ entry, restore }) => refusal(entry, restore?.()));
      return {
        problems: [...faults, ...unstored],
        undo: () => before.flatMap(({ entry, text }) => refusal(entry, entries.open(entry).putText(text))),
      };
    },
  };
}
