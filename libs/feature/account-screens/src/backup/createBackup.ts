import type { AnalystDocument } from '@finance-analyst/documents';
import type { DocumentRow, Outcome, Workspace } from '@finance-analyst/workspace';
import { messages } from '../messages.js';
import {
  type Backup,
  backupFormat,
  backupFormatVersion,
  type BackupHistory,
  maximumBackupBytes,
} from './Backup.js';
import { packHistory } from './backupHistory.js';

export interface BackupDependencies {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  /** The stored entries that belong in a backup: their texts by key. */
  readonly settings: Readonly<Record<string, string>>;
}

export type BackupResult =
  | {
      readonly ok: true;
      readonly name: string;
      readonly content: Blob;
      readonly documentCount: number;
      /** The earlier versions. */
      readonly olderCount: number;
      /** What the file omits, and why, in sentences. */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

interface ReadDocuments {
  readonly documents: readonly unknown[];
  /** The ids of the versions. */
  readonly revisions: ReadonlyMap<string, unknown>;
  readonly leftOut: readonly string[];
}

const revisionIn = (document: unknown): unknown =>
  document !== null && typeof document === 'object' && 'baseRevision' in document
    ? document.baseRevision
    : undefined;

async function readAll(
  rows: readonly DocumentRow[],
  read: (row: DocumentRow) => Promise<Outcome<{ readonly document: AnalystDocument }>>,
): Promise<ReadDocuments> {
  const documents: unknown[] = [];
  const revisions = new Map<string, unknown>();
  const leftOut: string[] = [];
  const add = (id: string, document: unknown) => {
    documents.push(document);
    revisions.set(id, revisionIn(document));
  };
  // One at a time: all of them at once would be in memory twice.
  for (const row of rows) {
    const answer = await read(row);
    if (answer.ok) add(row.id, answer.value.document);
    else if (answer.code === 'read-only' && answer.raw !== undefined) add(row.id, answer.raw);
    else leftOut.push(messages.leftOut(row.title, answer.reason));
  }
  return { documents, revisions, leftOut };
}

interface ReadHistories {
  readonly histories: readonly BackupHistory[];
  readonly olderCount: number;
  readonly leftOut: readonly string[];
}

const bytesOf = (value: unknown): number => new Blob([JSON.stringify(value)]).size;

/** The earlier versions of the documents in the file, while there is room. */
async function readHistories(
  workspace: Workspace,
  rows: readonly DocumentRow[],
  revisions: ReadonlyMap<string, unknown>,
  roomBytes: number,
): Promise<ReadHistories> {
  const histories: BackupHistory[] = [];
  const leftOut: string[] = [];
  let olderCount = 0;
  let left = roomBytes;
  for (const { id, title, removedAt } of rows) {
    const kept = await workspace.history(id);
    if (!kept.ok) {
      leftOut.push(messages.versionsLeftOut(title, kept.reason));
      continue;
    }
    const { versions, unreadableCount } = kept.value;
    const inFile = revisions.get(id);
    // Versions saved while the file is written are newer than it.
    const older =
      typeof inFile === 'number' ? versions.filter(({ baseRevision }) => baseRevision < inFile) : versions;
    if (unreadableCount > 0)
      leftOut.push(messages.versionsLeftOut(title, messages.unreadableVersions(unreadableCount)));
    if (older.length === 0) continue;
    const history = packHistory(id, older, removedAt !== null);
    // The separating comma counts too.
    const size = bytesOf(history) + (histories.length > 0 ? 1 : 0);
    if (size > left) {
      leftOut.push(messages.versionsLeftOut(title, messages.noRoomForVersions));
      continue;
    }
    left -= size;
    histories.push(history);
    olderCount += older.length;
  }
  return { histories, olderCount, leftOut };
}

/**
 * Writes all documents with their stored versions, Trash, drafts, damaged records and stored entries
 * into one file that can be restored. Older versions
 * are omitted if they would make it too large. Never rejects: a failure is returned as a reason.
 */
export async function createBackup(
  dependencies: BackupDependencies,
  limitBytes = maximumBackupBytes,
): Promise<BackupResult> {
  try {
    return await writeBackup(dependencies, limitBytes);
  } catch (error) {
    // A backup can exceed the browser's maximum string length or its memory.
    return notWritten(error);
  }
}

/** Turns a thrown error into the reason there is no file. */
export const notWritten = (error: unknown): BackupResult => ({
  ok: false,
  reason: messages.notWritten(error instanceof Error ? error.message : String(error)),
});

async function writeBackup(
  { workspace, clock, settings }: BackupDependencies,
  limitBytes: number,
): Promise<BackupResult> {
  await workspace.drafts.flush();
  const [listed, trash, drafts, damaged] = await Promise.all([
    workspace.list(),
    workspace.listRemoved(),
    workspace.drafts.listAll(),
    workspace.damagedRecords(),
  ]);
  if (!listed.ok) return { ok: false, reason: listed.reason };
  if (!trash.ok) return { ok: false, reason: trash.reason };
  if (!drafts.ok) return { ok: false, reason: drafts.reason };
  if (!damaged.ok) return { ok: false, reason: damaged.reason };

  const documents = await readAll(listed.value, ({ id }) => workspace.read(id));
  const removed = await readAll(trash.value, ({ id, revision }) => workspace.readRevision(id, revision));
  const createdAt = clock().toISOString();
  const newest: Backup = {
    format: backupFormat,
    formatVersion: backupFormatVersion,
    createdAt,
    documents: documents.documents,
    removed: removed.documents,
    histories: [],
    drafts: drafts.value.map(({ document }) => document),
    keptAside: damaged.value,
    settings,
  };
  const roomBytes = limitBytes - bytesOf(newest);
  const rows = [...listed.value, ...trash.value];
  const revisions = new Map([...documents.revisions, ...removed.revisions]);
  const { histories, olderCount, leftOut } = await readHistories(workspace, rows, revisions, roomBytes);
  const backup: Backup = { ...newest, histories };
  return {
    ok: true,
    name: `finance-analyst-${createdAt.slice(0, 10)}.json`,
    content: new Blob([JSON.stringify(backup)], { type: 'application/json' }),
    documentCount: backup.documents.length + backup.removed.length + backup.drafts.length,
    olderCount,
    leftOut: [
      ...documents.leftOut,
      ...removed.leftOut,
      ...leftOut,
      ...(roomBytes < 0 ? [messages.backupOverLimit] : []),
    ],
  };
}
