/** A stored value as read: damaged if it is not in the product's format, with the value that applies meanwhile. */
export interface Parsed<Value> {
  readonly value: Value;
  readonly isDamaged: boolean;
}

export const sound = <Value>(value: Value): Parsed<Value> => ({ value, isDamaged: false });

/** `value` applies until the entry is written again. */
export const damaged = <Value>(value: Value): Parsed<Value> => ({ value, isDamaged: true });

/** The part an entry is cleared with; `tab` entries disappear when the tab closes. */
export type ClearedWith = 'settings' | 'usage' | 'work' | 'tab';

/** A small stored value, and all texts about it. */
export interface StoredEntry<Value = unknown> {
  /** The name shown in the browser's tools. */
  readonly key: string;
  /** `json` unless the entry is plain text. */
  readonly form: 'json' | 'text';
  /** Longer texts count as damaged. */
  readonly mostCharacters: number;
  /** The most items of a list, whose oldest make room for new ones; `Infinity` if it has no limit. */
  readonly mostItems: number;
  /**
   * Validates the stored value: the parsed JSON, the text itself if it is not JSON or too long, and `undefined` if
   * nothing is stored. It must not throw.
   */
  readonly parse: (stored: unknown) => Parsed<Value>;
  /** Its content, as a sentence for the privacy page. */
  readonly describe: string;
  /** What damage means for the person, as a sentence; null if nothing. */
  readonly whenDamaged: string | null;
  /** What is wrong with the fields of a damaged value, as sentences; empty if nothing more is known. */
  readonly faultsIn: (stored: unknown) => readonly string[];
  readonly clearedWith: ClearedWith;
  /** It is read when the page starts only, so that a restored value applies after a reload. */
  readonly isReadAtStart: boolean;
  /** A backup contains it, and restoring replaces it. */
  readonly inBackup: boolean;
}
