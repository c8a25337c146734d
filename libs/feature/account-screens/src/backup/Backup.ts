/** The format name in a backup file. */
export const backupFormat = 'finance-analyst-backup';
/** Raised when an older release could no longer restore the file correctly. */
export const backupFormatVersion = 3;

/** Largest backup that can be read, in bytes: what a page can hold in memory with everything else. */
export const maximumBackupBytes = 256 * 1024 * 1024;

/** The list a document's older versions belong to. */
export interface BackupHistory {
  readonly documentId: string;
  /** The document is in Trash. */
  readonly isRemoved?: boolean;
  /** The heavy fields of the versions, each stored once. */
  readonly attachments: readonly unknown[];
  readonly versions: readonly BackupVersion[];
}

export interface BackupVersion {
  /** For each field stored apart from the document, its place in `attachments`, or those of its chunks in order. */
  readonly attachments: Readonly<Record<string, number | readonly number[]>>;
  readonly document: unknown;
}

/** All work and settings on a device, as one JSON file. Documents are as stored, and checked when restored. */
export interface Backup {
  readonly format: typeof backupFormat;
  readonly formatVersion: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly documents: readonly unknown[];
  /** Earlier versions of documents, including those in Trash; files of format version 1 have none. */
  readonly histories: readonly BackupHistory[];
  /** Trash. */
  readonly removed: readonly unknown[];
  /** Unsaved changes. */
  readonly drafts: readonly unknown[];
  /** Damaged records, as found; they are not restored. */
  readonly keptAside: readonly unknown[];
  /** Local storage entries by key, as text. */
  readonly settings: Readonly<Record<string, string>>;
}
