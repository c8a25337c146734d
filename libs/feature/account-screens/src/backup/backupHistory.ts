import { type AnalystDocument, parseDocument } from '@finance-analyst/documents';
import type { BackupHistory, BackupVersion } from './Backup.js';

/** The field that weighs a hundred times the rest, and that versions share. */
const shared = 'fundamentalsSnapshot';

/** Versions of one document for a file, what they rest on apart. */
export function packHistory(
  documentId: string,
  older: readonly AnalystDocument[],
  isRemoved: boolean,
): BackupHistory {
  const statements: unknown[] = [];
  const versions = older.map((document): BackupVersion => {
    const { [shared]: snapshot, ...body } = document.body;
    if (typeof snapshot !== 'object' || snapshot === null) return { document };
    if (!statements.includes(snapshot)) statements.push(snapshot);
    return { statements: statements.indexOf(snapshot), document: { ...document, body } };
  });
  return { documentId, ...(isRemoved && { isRemoved }), statements, versions };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function joined({ statements }: BackupHistory, version: unknown): unknown {
  if (!isObject(version)) return null;
  const { document, statements: place } = version;
  if (place === undefined || !isObject(document) || !isObject(document['body'])) return document;
  const snapshot = typeof place === 'number' ? statements[place] : undefined;
  // Without what it rests on, it is no longer the version that it was.
  return snapshot === undefined ? null : { ...document, body: { ...document['body'], [shared]: snapshot } };
}

export interface UnpackedHistory {
  /** Oldest first. */
  readonly older: readonly AnalystDocument[];
  /** How many are damaged, or of a newer release. */
  readonly unreadableCount: number;
}

/** The versions that a file holds of a document, checked. */
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
