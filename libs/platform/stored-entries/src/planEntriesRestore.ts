import type { StoredEntries } from './createStoredEntries.js';
import { decodeText } from './decodeText.js';
import { fieldsOf } from './fieldsOf.js';
import { mergeFields } from './mergeFields.js';
import { messages } from './messages.js';
import type { StoredEntry } from './StoredEntry.js';
import type { StoredValue, StoreOutcome } from './StoredValue.js';
import { takeBack } from './takeBack.js';

export interface AppliedRestore {
  /** What was not restored or not stored, as sentences. */
  readonly problems: readonly string[];
  /** What applies after a reload, in the words of the definitions. */
  readonly afterReload: readonly string[];
  /** False while the browser refuses to store an entry, whose value a reload would discard. */
  readonly mayReload: boolean;
  /**
   * Stores again what was stored before, with what was recorded since the restore; returns what stays as it is and what
   * the browser refuses, as sentences.
   */
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
  /** The text to store; null if nothing of the entry can be restored. */
  readonly restored: (() => string) | null;
}

type ChangingStep = Step & { readonly restored: () => string };

/** The value that applies with a stored text, as a text to compare. */
const valueIn = (entry: StoredEntry, text: string | null): string =>
  JSON.stringify(entry.parse(decodeText(text, entry)).value);

/** The fields of a damaged object that are readable on their own; null if there are none. */
function readableFields({ parse }: StoredEntry, stored: unknown): Readonly<Record<string, unknown>> | null {
  const fields = Object.entries(fieldsOf(stored) ?? {}).filter(
    ([name, value]) => !parse({ [name]: value }).isDamaged,
  );
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

function stepOf(entries: StoredEntries, entry: StoredEntry, text: string): Step {
  const stored = decodeText(text, entry);
  const isSound = !entry.parse(stored).isDamaged;
  const fields = isSound ? fieldsOf(stored) : readableFields(entry, stored);
  const damage = fields ? messages.partlyRestored : messages.notRestored;
  /** A choice that only this device has stays: its default could be the opposite. */
  const restored = (): string => {
    const applied = decodeText(entries.open(entry).textHere(), entry);
    const here = entry.parse(applied).isDamaged ? null : fieldsOf(applied);
    if (!fields || (isSound && !here)) return text;
    return JSON.stringify(here ? mergeFields(here, fields) : fields);
  };
  return {
    entry,
    faults: isSound ? [] : [damage(entry.describe), ...entry.faultsIn(stored)],
    restored: isSound || fields ? restored : null,
  };
}

interface Applied {
  readonly entry: StoredEntry;
  readonly value: StoredValue<unknown>;
  /** The texts of the values that applied in this tab before and right after the restore. */
  readonly before: string | null;
  readonly restored: string | null;
  readonly outcome: StoreOutcome;
}

/** Stores an entry's text from before the restore; returns a sentence if all or a part of it stays as it is. */
function undoRestore({ entry, value, before, restored }: Applied): readonly string[] {
  const refusal = (outcome: StoreOutcome) => (outcome.ok ? [] : [messages.notStored(entry.describe)]);
  const stays = [messages.leftAsItIs(entry.describe)];
  const now = value.textHere();
  if (now === restored || now === before) return refusal(value.putText(before));
  if (now === null) return stays;
  const decoded = [before, restored, now].map((text) => decodeText(text, entry));
  const taken = takeBack(decoded[0], decoded[1], decoded[2], entry.mostItems);
  const text = entry.form === 'text' ? String(taken.value) : JSON.stringify(taken.value);
  if (entry.parse(decodeText(text, entry)).isDamaged) return stays;
  return [...(taken.isWhole ? [] : stays), ...(text === now ? [] : refusal(value.putText(text)))];
}

/** An error with one entry does not prevent the undo of the others. */
function tryToUndo(applied: Applied): readonly string[] {
  try {
    return undoRestore(applied);
  } catch {
    return [messages.undoFailed(applied.entry.describe)];
  }
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
  const changing = steps.filter((step): step is ChangingStep => step.restored !== null);
  const faults = steps.flatMap((step) => step.faults);
  return {
    returning: changing.map(({ entry }) => entry.describe),
    faults,
    apply: () => {
      const applied = changing.map(({ entry, restored }): Applied => {
        const value = entries.open(entry);
        const before = value.textHere();
        const outcome = value.putText(restored());
        return { entry, value, before, restored: value.textHere(), outcome };
      });
      const appliesLater = applied.filter(
        ({ entry, before, restored, outcome }) =>
          outcome.ok && entry.isReadAtStart && valueIn(entry, before) !== valueIn(entry, restored),
      );
      const refused = applied.filter(({ outcome }) => !outcome.ok);
      return {
        problems: [...faults, ...refused.map(({ entry }) => messages.notStored(entry.describe))],
        afterReload: appliesLater.map(({ entry }) => entry.describe),
        mayReload: known.every((entry) => entries.open(entry).unstored() === null),
        undo: () => applied.flatMap(tryToUndo),
      };
    },
  };
}
