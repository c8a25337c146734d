import type { AnalystDocument } from '@finance-analyst/documents';
import type { UnpackedHistory } from './backupHistory.js';

/** A document to restore, with its earlier versions. */
interface Stored extends UnpackedHistory {
  readonly document: AnalystDocument;
  /** Its title beside a document with the same id on the device. */
  readonly titleOfCopy: string;
  readonly isRemoved: boolean;
}

/** What a restore does with one document of a backup. Nothing on the device is overwritten. */
export type RestoreStep =
  /** It is not on the device: it is added under its own id. */
  | (Stored & { readonly kind: 'add' })
  /** The device has something else under its id, or not all of its versions: it is added under a new one. */
  | (Stored & {
      readonly kind: 'copy';
      /** What the device lacks: the newest version, or only older ones. */
      readonly missing: 'newest' | 'older';
      /** Edits of a never-saved document: they have no history. */
      readonly isDraft: boolean;
    })
  /** The device has every version of it: nothing is done. */
  | {
      readonly kind: 'same';
      readonly title: string;
      /** It is an earlier version of a document that has since been edited on the device. */
      readonly isOlder: boolean;
    }
  | {
      readonly kind: 'unreadable';
      readonly title: string;
      /** What is wrong and what to do, in plain sentences. */
      readonly reason: string;
      /** The technical detail, in terms of the file; null if there is none. */
      readonly detail: string | null;
    };
