import { attachmentOfRelease1 } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import {
  type Backup,
  backupFormat,
  type BackupHistory,
  backupFormatVersion,
  maximumBackupBytes,
} from './Backup.js';

export type ReadBackup =
  { readonly ok: true; readonly backup: Backup } | { readonly ok: false; readonly reason: string };

const fail = (reason: string): ReadBackup => ({ ok: false, reason });

const listIn = (fields: Readonly<Record<string, unknown>>, key: string): readonly unknown[] => {
  const value = fields[key];
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
};

/** Format version 2 names only the place of a version's statements, the one field stored apart. */
const namingAttachments = (version: unknown): unknown =>
  version !== null && typeof version === 'object' && 'statements' in version
    ? { ...version, attachments: { [attachmentOfRelease1]: version.statements } }
    : version;

/** Histories with valid lists; their versions are validated when a restore is planned. */
const historiesIn = (fields: Readonly<Record<string, unknown>>): readonly BackupHistory[] =>
  listIn(fields, 'histories').flatMap((raw) => {
    if (raw === null || typeof raw !== 'object') return [];
    const history = { ...raw } as Readonly<Record<string, unknown>>;
    const { documentId, isRemoved } = history;
    if (typeof documentId !== 'string') return [];
    const versions = listIn(history, 'versions').map(namingAttachments) as BackupHistory['versions'];
    const attachments = listIn(history, 'statements' in history ? 'statements' : 'attachments');
    return [{ documentId, ...(isRemoved === true && { isRemoved }), attachments, versions }];
  });

const textsIn = (value: unknown): Record<string, string> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

function parse(text: string): ReadBackup {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail(messages.noBackup);
  }
  if (value === null || typeof value !== 'object') return fail(messages.noBackup);
  const fields = { ...value } as Readonly<Record<string, unknown>>;
  if (fields['format'] !== backupFormat) return fail(messages.noBackup);
  const formatVersion = fields['formatVersion'];
  if (typeof formatVersion !== 'number') return fail(messages.noBackup);
  if (formatVersion > backupFormatVersion) return fail(messages.newerBackup);
  const createdAt = fields['createdAt'];
  return {
    ok: true,
    backup: {
      format: backupFormat,
      formatVersion,
      createdAt: typeof createdAt === 'string' ? createdAt : '',
      documents: listIn(fields, 'documents'),
      removed: listIn(fields, 'removed'),
      histories: historiesIn(fields),
      drafts: listIn(fields, 'drafts'),
      keptAside: listIn(fields, 'keptAside'),
      settings: textsIn(fields['settings']),
    },
  };
}

/** Reads a file as a backup, or returns why it is not one. Its documents are validated when a restore is planned. */
export async function readBackup(file: Pick<File, 'text' | 'size'>): Promise<ReadBackup> {
  if (file.size > maximumBackupBytes) return fail(messages.backupTooLarge);
  const text = await file.text().catch(() => null);
  return text === null ? fail(messages.backupUnreadable) : parse(text);
}
