import type { AnalystDocument } from '@finance-analyst/documents';
import type { UnpackedHistory } from './backupHistory.js';

/** A document that is put on the device, with the versions before it. */
interface Stored extends UnpackedHistory {
  readonly document: AnalystDocument;
  /** What it is called beside what the device holds under its id. */
  readonly titleOfCopy: string;
  readonly isRemoved: boolean;
}

/** What restoring does with one document of a backup. Nothing on the device is overwritten. */
export type RestoreStep =
  /** It is not on the device: it is put there under its own id. */
  | (Stored & { readonly kind: 'add' })
  /** The device holds something else under its id, or not all of its versions: it is put beside it under a new one. */
  | (Stored & {
      readonly kind: 'copy';
      /** What is missing on the device: the newest version, or only older ones. */
      readonly missing: 'newest' | 'older';
      /** Edits that were never saved: they have no history. */
      readonly isDraft: boolean;
    })
  /** The device holds the same, every version of it: nothing is done. */
  | {
      readonly kind: 'same';
      readonly title: string;
      /** Under the newest version of the device, which went on since. */
      readonly isOlder: boolean;
    }
  | {
      readonly kind: 'unreadable';
      readonly title: string;
      /** What is wrong and what to do, as sentences for a person. */
      readonly reason: string;
      /** What exactly is wrong, in the terms of the file; null where there is no more to say. */
      readonly detail: string | null;
    };
