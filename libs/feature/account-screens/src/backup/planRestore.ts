import { type AnalystDocument, loadDocumentForms, parseDocument } from '@finance-analyst/documents';
import { partNotLoaded } from '@finance-analyst/foundation';
import type { Workspace } from '@finance-analyst/workspace';
import { messages } from '../messages.js';
import type { Backup, BackupHistory } from './Backup.js';
import { type UnpackedHistory, unpackHistory } from './backupHistory.js';
import type { RestoreStep } from './RestoreStep.js';
import { sameContent } from './sameContent.js';

export type RestorePlan =
  | { readonly ok: true; readonly steps: readonly RestoreStep[] }
  | { readonly ok: false; readonly reason: string };

/** What the device has under an id, where readable. */
interface HeldDocument {
  /** The newest version, and unsaved changes to it. */
  readonly newest: readonly AnalystDocument[];
  readonly older: readonly AnalystDocument[];
}

type Held = ReadonlyMap<string, HeldDocument>;

const noOlder: UnpackedHistory = { older: [], unreadableCount: 0 };

const fieldIn = (raw: unknown, name: string): unknown =>
  raw !== null && typeof raw === 'object' ? Reflect.get(raw, name) : undefined;

const titleIn = (raw: unknown): string => {
  const title = fieldIn(raw, 'title');
  return typeof title === 'string' && title !== '' ? title : messages.untitled;
};

const idIn = (raw: unknown): unknown => fieldIn(raw, 'id');

/** Loads the code that reads a backup's documents; false if it could not be loaded. */
async function loadForms(
  { documents, removed, drafts, histories }: Backup,
  load: typeof loadDocumentForms,
): Promise<boolean> {
  const older = histories.flatMap(({ versions }) => versions.map((version) => fieldIn(version, 'document')));
  const kinds = [...documents, ...removed, ...drafts, ...older].map((raw) => fieldIn(raw, 'kind'));
  try {
    // A set, since a large backup has more ids than a call can take as arguments.
    await load(...new Set(kinds));
    return true;
  } catch {
    return false;
  }
}

/** Reads what the device has under a backup's ids, and nothing else, to save memory. */
async function readHeld(workspace: Workspace, backup: Backup): Promise<Held | string> {
  const ids = new Set([...backup.documents, ...backup.removed, ...backup.drafts].map(idIn));
  for (const { documentId } of backup.histories) ids.add(documentId);
  const [listed, trash, drafts] = await Promise.all([
    workspace.list(),
    workspace.listRemoved(),
    workspace.drafts.listAll(),
  ]);
  if (!listed.ok) return listed.reason;
  if (!trash.ok) return trash.reason;
  if (!drafts.ok) return drafts.reason;
  const rows = new Map([...listed.value, ...trash.value].map((row) => [row.id, row]));
  const held = new Map<string, HeldDocument>();
  for (const id of ids) {
    if (typeof id !== 'string') continue;
    const row = rows.get(id);
    const kept = await workspace.history(id);
    if (!kept.ok) return kept.reason;
    const { versions, unreadableCount } = kept.value;
    if (row) held.set(id, { newest: versions.filter(isRevision(row.revision)), older: versions });
    // Versions of a damaged document keep its id, damaged ones too, but appear in no list.
    else if (versions.length + unreadableCount > 0) held.set(id, { newest: [], older: [] });
  }
  for (const { documentId, document } of drafts.value) {
    if (!ids.has(documentId)) continue;
    const { newest, older } = held.get(documentId) ?? { newest: [], older: [] };
    held.set(documentId, { newest: [...newest, document], older });
  }
  return held;
}

const isRevision =
  (revision: number) =>
  ({ baseRevision }: AnalystDocument): boolean =>
    baseRevision === revision;

type Place = 'saved' | 'removed' | 'draft';

/** Plans the restore of every document in a backup. The title of a copy names the backup's day. */
export async function planRestore(
  workspace: Workspace,
  backup: Backup,
  formatDay: (moment: string) => string,
  load = loadDocumentForms,
): Promise<RestorePlan> {
  if (!(await loadForms(backup, load))) return { ok: false, reason: partNotLoaded };
  const held = await readHeld(workspace, backup);
  if (typeof held === 'string') return { ok: false, reason: held };
  const planned = new Set(held.keys());
  const inFile = new Map<string, AnalystDocument>();
  const removed = new Set(backup.removed.map(idIn));
  const histories = new Map(backup.histories.map((history) => [history.documentId, history]));

  const storing = (document: AnalystDocument, unpacked: UnpackedHistory, place: Place): RestoreStep => {
    const { id, title } = document;
    const { newest, older } = held.get(id) ?? { newest: [], older: [] };
    const added = inFile.get(id);
    const isAmong = (others: readonly AnalystDocument[], version: AnalystDocument) =>
      others.some((other) => sameContent(other, version));
    const isHere = (version: AnalystDocument) => isAmong([...newest, ...older], version);
    const isNewest = isAmong(added ? [...newest, added] : newest, document);
    const hasNewest = isNewest || isHere(document);
    if (hasNewest && unpacked.older.every(isHere)) return { kind: 'same', title, isOlder: !isNewest };
    const isDraft = place === 'draft';
    const name = isDraft ? messages.titleOfDraft : messages.titleOfRestored;
    const titleOfCopy = name(title, formatDay(backup.createdAt));
    const stored = { document, ...unpacked, titleOfCopy, isRemoved: place === 'removed' };
    if (!planned.has(id) && !isDraft) {
      planned.add(id);
      inFile.set(id, document);
      return { kind: 'add', ...stored };
    }
    return { kind: 'copy', ...stored, missing: hasNewest ? 'older' : 'newest', isDraft };
  };

  const stepFor = (raw: unknown, place: Place): RestoreStep => {
    const parsed = parseDocument(raw);
    if (!parsed.ok)
      return {
        kind: 'unreadable',
        title: titleIn(raw),
        ...(parsed.code === 'corrupted'
          ? { reason: messages.damagedDocument, detail: parsed.reason }
          : { reason: parsed.reason, detail: null }),
      };
    const { document, access } = parsed.value;
    const { id, title } = document;
    if (access === 'read-only')
      return {
        kind: 'unreadable',
        title,
        reason: parsed.value.note ?? messages.newerDocument,
        detail: null,
      };
    const history = place === 'draft' ? undefined : histories.get(id);
    if (!history) return storing(document, noOlder, place);
    histories.delete(id);
    return storing(document, unpackHistory(history), place);
  };

  /** Its newest version is missing or damaged in the file: the one before it is restored. */
  const stepsOfHistory = (history: BackupHistory): readonly RestoreStep[] => {
    const isRemoved = history.isRemoved === true || removed.has(history.documentId);
    const { older, unreadableCount } = unpackHistory(history);
    const last = older.at(-1);
    const place = isRemoved ? 'removed' : 'saved';
    return last ? [storing(last, { older: older.slice(0, -1), unreadableCount }, place)] : [];
  };

  const whole = [
    ...backup.documents.map((raw) => stepFor(raw, 'saved')),
    ...backup.removed.map((raw) => stepFor(raw, 'removed')),
  ];
  return {
    ok: true,
    steps: [
      ...whole,
      ...[...histories.values()].flatMap(stepsOfHistory),
      ...backup.drafts.map((raw) => stepFor(raw, 'draft')),
    ],
  };
}
