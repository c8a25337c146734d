/** What a stored value reads as: damaged where it is not what the product writes, with what holds in the meantime. */
export interface Parsed<Value> {
  readonly value: Value;
  readonly isDamaged: boolean;
}

export const sound = <Value>(value: Value): Parsed<Value> => ({ value, isDamaged: false });

/** `value` is what holds until the stored value is written again. */
export const damaged = <Value>(value: Value): Parsed<Value> => ({ value, isDamaged: true });

/** What a person clears an entry with; `tab` goes when the tab closes. */
export type ClearedWith = 'settings' | 'usage' | 'work' | 'tab';

/** A small value that the product stores on the device, and everything the product says of it. */
export interface StoredEntry<Value = unknown> {
  /** The name under which the browser shows it. */
  readonly key: string;
  /** `json` unless the entry is plain text. */
  readonly form: 'json' | 'text';
  /** Longer texts are not read. */
  readonly mostCharacters: number;
  /**
   * Checks what is stored: what the JSON holds, the text itself where it is not JSON or too long, and `undefined` where
   * nothing is stored. It must not throw.
   */
  readonly parse: (stored: unknown) => Parsed<Value>;
  /** What it holds, as a sentence of the privacy page. */
  readonly describe: string;
  /** What damage means for the person, as a sentence; null where it means nothing to them. */
  readonly whenDamaged: string | null;
  readonly clearedWith: ClearedWith;
  readonly inBackup: boolean;
}
