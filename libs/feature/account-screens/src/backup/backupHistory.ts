import { type AnalystDocument, parseDocument, splitAttachments } from '@finance-analyst/documents';
import type { BackupHistory, BackupVersion } from './Backup.js';

/** A document's versions for a file, with their shared attachments apart. */
export function packHistory(
  documentId: string,
  older: readonly AnalystDocument[],
  isRemoved: boolean,
): BackupHistory {
  const shared: object[] = [];
  const placeOf = (value: object): number => {
    if (!shared.includes(value)) shared.push(value);
    return shared.indexOf(value);
  };
  const versions = older.map((version): BackupVersion => {
    const { light, attachments } = splitAttachments(version, placeOf);
    return {
      attachments: Object.fromEntries(attachments.map(({ field, name }) => [field, name])),
      document: light,
    };
  });
  return { documentId, ...(isRemoved && { isRemoved }), attachments: shared, versions };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function joined(history: BackupHistory, version: unknown): unknown {
  if (!isObject(version)) return null;
  const { document, attachments } = version;
  if (!isObject(attachments) || !isObject(document) || !isObject(document['body'])) return document;
  const fields: [string, unknown][] = [];
  for (const [field, place] of Object.entries(attachments)) {
    const value = typeof place === 'number' ? history.attachments[place] : undefined;
    // Without its attachments, it is no longer the original version.
    if (value === undefined) return null;
    fields.push([field, value]);
  }
  return { ...document, body: { ...document['body'], ...Object.fromEntries(fields) } };
}

export interface UnpackedHistory {
  /** Oldest first. */
  readonly older: readonly AnalystDocument[];
  /** How many are damaged, or of a newer release. */
  readonly unreadableCount: number;
}

/** A document's versions from a file, validated. */
export function unpackHistory(history: BackupHistory): UnpackedHistory {
  const older = history.versions.flatMap((version) => {
    const parsed = parseDocument(joined(history, version));
    const isWhole = parsed.ok && parsed.value.access === 'editable';
    return isWhole && parsed.value.document.id === history.documentId ? [parsed.value.document] : [];
  });
  return {
    older: older.toSorted((one, other) => one.baseRevision - other.baseRevision),
    unreadableCount: history.versions.length - older.length,
  };
}
