import type { AnalystDocument } from '@finance-analyst/documents';

/** What restoring does with one document of a backup. Nothing on the device is overwritten. */
export type RestoreStep =
  /** It is not on the device: it is put there under its own id. */
  | { readonly kind: 'add'; readonly document: AnalystDocument; readonly isRemoved: boolean }
  /** The device holds something else under its id: it is put beside it under a new one. */
  | {
      readonly kind: 'copy';
      readonly document: AnalystDocument;
      readonly title: string;
      readonly isRemoved: boolean;
    }
  /** The device holds the same: nothing is done. */
  | { readonly kind: 'same'; readonly title: string }
  | {
      readonly kind: 'unreadable';
      readonly title: string;
      /** What is wrong and what to do, as sentences for a person. */
      readonly reason: string;
      /** What exactly is wrong, in the terms of the file; null where there is no more to say. */
      readonly detail: string | null;
    };
