/** A label and its value, with what qualifies it. */
export interface MemoFact {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** A table: text in the first column, figures in the others. */
export interface MemoTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly isStrong?: boolean }[];
}

export type MemoBlock =
  | MemoTable
  | {
      readonly kind: 'facts';
      readonly facts: readonly MemoFact[];
      /** Facts that can fill more than a page, on which they then break. */
      readonly isLong?: boolean;
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

export interface MemoSection {
  readonly title: string;
  /** Beside the title, such as the unit of amounts. */
  readonly note?: string;
  readonly blocks: readonly MemoBlock[];
}

/** A memo about a model, every figure as the screen writes it. Plain data, which a worker can take. */
export interface Memo {
  readonly title: string;
  readonly subtitle: string;
  /** Where the data is sample data. */
  readonly sample: string | null;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** At the foot of each page, before its number. */
  readonly footer: string;
  readonly headline: readonly MemoFact[];
  readonly sections: readonly MemoSection[];
}
