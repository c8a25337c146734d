/** What a value is written with: any of the fields of an object, else the whole value. */
export type Written<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? Partial<Value>
    : Value;

/** Why the browser stores nothing: `full` where there is no room, else `refused`. */
export type StoreProblem = 'full' | 'refused';

export type StoreOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: StoreProblem };

/** Whether a change was made in this tab or in another one. */
export type ChangedWhere = 'here' | 'elsewhere';

/** The value of an entry in this tab, the same for everything that opens the entry. */
export interface StoredValue<Value> {
  /** What holds; the same object until something changes. */
  read(): Value;
  /** What is stored, unchecked; `undefined` where nothing is. */
  stored(): unknown;
  /** What is stored, as text; null where nothing is, or the browser refuses to say. */
  text(): string | null;
  /** Whether something is stored, whether it can be read, and whether the browser says. */
  state(): 'absent' | 'sound' | 'damaged' | 'refused';
  /** Holds at once. Stored fields that are not written stay; what the browser refuses lasts until the tab closes. */
  write(value: Written<Value>): StoreOutcome;
  /** Writes the value in place of all that is stored. */
  replace(value: Value): StoreOutcome;
  remove(): StoreOutcome;
  /** Why what was written lasts only until the tab closes; null where all of it is stored. */
  unstored(): StoreProblem | null;
  /** Returns how to stop. */
  subscribe(listener: (where: ChangedWhere) => void): () => void;
}
