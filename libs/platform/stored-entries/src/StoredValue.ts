/** What can be written: any fields of an object, else the whole value. */
export type Written<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? Partial<Value>
    : Value;

/** Why the browser stores nothing: `full` if there is no room, else `denied`. */
export type StoreProblem = 'full' | 'denied';

export type StoreOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: StoreProblem };

/** Whether a change was made by a write in this tab, or in another tab or by a restored backup. */
export type ChangedWhere = 'here' | 'elsewhere';

/** An entry's value in this tab, shared by everything that opens the entry. */
export interface StoredValue<Value> {
  /** The current value; the same object until something changes. */
  read(): Value;
  /** The stored value, unchecked; `undefined` if there is none. */
  stored(): unknown;
  /** The stored text; null if there is none, or the browser denies access. */
  text(): string | null;
  /** The text of the value that applies in this tab: the stored one, with what could not be stored. */
  textHere(): string | null;
  /** Whether something is stored, is readable, and is accessible. */
  state(): 'absent' | 'sound' | 'damaged' | 'denied';
  /** Applies immediately. Stored fields that are not written stay; what could not be stored lasts until the tab closes. */
  write(value: Written<Value>): StoreOutcome;
  /** Replaces the stored value. */
  replace(value: Value): StoreOutcome;
  remove(): StoreOutcome;
  /** Stores a text as it is, as from a backup; null removes it. Reported like a change in another tab. */
  putText(text: string | null): StoreOutcome;
  /** Why the written value lasts only until the tab closes; null if all of it is stored. */
  unstored(): StoreProblem | null;
  /** Returns the unsubscribe function. */
  subscribe(listener: (where: ChangedWhere) => void): () => void;
}
