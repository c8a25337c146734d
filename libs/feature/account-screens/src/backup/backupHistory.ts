import {
  type AnalystDocument,
  joinChunks,
  parseDocument,
  splitAttachments,
} from '@finance-analyst/documents';
import type { BackupHistory, BackupVersion } from './Backup.js';

/** A document's versions for a file, with their shared attachments apart. */
export function packHistory(
  documentId: string,
  older: readonly AnalystDocument[],
  isRemoved: boolean,
): BackupHistory {
  const places = new Map<object, number>();
  const placeOf = (value: object): number => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  };
  const versions = older.map((version): BackupVersion => {
    const { light, attachments } = splitAttachments(version, placeOf);
    const named = new Map<string, number | readonly number[]>();
    for (const { field, name, isChunk } of attachments)
      named.set(field, isChunk ? [...chunksOf(named.get(field)), name] : name);
    return { attachments: Object.fromEntries(named), document: light };
  });
  return { documentId, ...(isRemoved && { isRemoved }), attachments: [...places.keys()], versions };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const chunksOf = (places: number | readonly number[] | undefined): readonly number[] =>
  typeof places === 'object' ? places : [];

/** The attachment at a place of a history, or the list whose chunks are at several; nothing where one is missing. */
const attachmentAt = ({ attachments }: BackupHistory, place: unknown): unknown =>
  Array.isArray(place)
    ? joinChunks(place.map((each) => (typeof each === 'number' ? attachments[each] : undefined)))
    : typeof place === 'number'
      ? attachments[place]
      : undefined;

function joined(history: BackupHistory, version: unknown): unknown {
  if (!isObject(version)) return null;
  const { document, attachments } = version;
  if (!isObject(attachments) || !isObject(document) || !isObject(document['body'])) return document;
  const fields: [string, unknown][] = [];
  for (const [field, place] of Object.entries(attachments)) {
    const value = attachmentAt(history, place);
    // Without its attachments, it is no longer the original version.
    if (value === undefined || value === null) return null;
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
