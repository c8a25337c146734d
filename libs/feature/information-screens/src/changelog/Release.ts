import type { DocumentRow } from '@finance-analyst/workspace';

export const changeKinds = ['new', 'changed', 'fixed', 'method'] as const;
/** `method` changes how a figure is computed: the same inputs now give another value. */
export type ChangeKind = (typeof changeKinds)[number];

export interface ReleaseEntry {
  readonly kind: ChangeKind;
  readonly text: string;
  /** For a method change: the kinds of documents it affects. */
  readonly affects?: readonly DocumentRow['kind'][];
}

export interface Release {
  readonly version: string;
  /** ISO date. */
  readonly date: string;
  readonly entries: readonly ReleaseEntry[];
}
