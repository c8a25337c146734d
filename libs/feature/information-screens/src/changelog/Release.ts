import type { DocumentRow } from '@finance-analyst/workspace';

export const changeKinds = ['new', 'changed', 'fixed', 'method'] as const;
/** `method` is a change of how a figure is computed: the same inputs give another value since then. */
export type ChangeKind = (typeof changeKinds)[number];

export interface ReleaseEntry {
  readonly kind: ChangeKind;
  readonly text: string;
  /** For a change of method: the kinds of documents whose figures it moves. */
  readonly affects?: readonly DocumentRow['kind'][];
}

export interface Release {
  readonly version: string;
  /** ISO date. */
  readonly date: string;
  readonly entries: readonly ReleaseEntry[];
}
