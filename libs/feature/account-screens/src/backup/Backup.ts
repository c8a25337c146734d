/** What a backup file says it is. */
export const backupFormat = 'finance-analyst-backup';
/** Raised when an older product could no longer restore the file as it is meant. */
export const backupFormatVersion = 3;

/** Longest backup that is read, in bytes: what a page can hold in memory beside itself. */
export const maximumBackupBytes = 256 * 1024 * 1024;

/** Where older versions lie that a backup holds of a document. */
export interface BackupHistory {
  readonly documentId: string;
  /** The document is in the bin. */
  readonly isRemoved?: boolean;
  /** The heavy fields of the versions, each once. */
  readonly attachments: readonly unknown[];
  readonly versions: readonly BackupVersion[];
}

export interface BackupVersion {
  /** The places in `attachments` of fields that the document itself is written without. */
  readonly attachments: Readonly<Record<string, number>>;
  readonly document: unknown;
}

/** Everything of a person on a device, as one JSON file. Documents are as they were stored, checked when restored. */
export interface Backup {
  readonly format: typeof backupFormat;
  readonly formatVersion: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly documents: readonly unknown[];
  /** Versions before the newest of documents and removed ones; files of format version 1 have none. */
  readonly histories: readonly BackupHistory[];
  /** The bin. */
  readonly removed: readonly unknown[];
  /** Edits that were not saved as a version. */
  readonly drafts: readonly unknown[];
  /** What could not be opened, as it was found; it is not restored. */
  readonly keptAside: readonly unknown[];
  /** Entries of the browser's storage by key, as texts. */
  readonly settings: Readonly<Record<string, string>>;
}
