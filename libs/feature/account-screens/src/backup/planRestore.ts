import { type AnalystDocument, parseDocument } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { messages } from '../messages.js';
import type { Backup } from './Backup.js';
import type { RestoreStep } from './RestoreStep.js';
import { sameContent } from './sameContent.js';

export type RestorePlan =
  | { readonly ok: true; readonly steps: readonly RestoreStep[] }
  | { readonly ok: false; readonly reason: string };

/** What the device holds under an id: nothing, versions that can be compared, or something that cannot be read. */
type Held = ReadonlyMap<string, readonly AnalystDocument[]>;

const titleIn = (raw: unknown): string => {
  const title =
    raw !== null && typeof raw === 'object' && 'title' in raw ? (raw as { title: unknown }).title : '';
  return typeof title === 'string' && title !== '' ? title : messages.untitled;
};

const idIn = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object' && 'id' in raw ? (raw as { id: unknown }).id : null;

/** Reads what the device holds under the ids of a backup; the rest need not stand in memory. */
async function readHeld(workspace: Workspace, backup: Backup): Promise<Held | string> {
  const ids = new Set([...backup.documents, ...backup.removed, ...backup.drafts].map(idIn));
  const [listed, bin, drafts] = await Promise.all([
    workspace.list(),
    workspace.listRemoved(),
    workspace.drafts.list(),
  ]);
  if (!listed.ok) return listed.reason;
  if (!bin.ok) return bin.reason;
  if (!drafts.ok) return drafts.reason;
  const held = new Map<string, readonly AnalystDocument[]>();
  for (const { id, revision, removedAt } of [...listed.value, ...bin.value]) {
    if (!ids.has(id)) continue;
    const opened = await (removedAt === null ? workspace.read(id) : workspace.readRevision(id, revision));
    held.set(id, opened.ok ? [opened.value.document] : []);
  }
  for (const { documentId, document } of drafts.value)
    held.set(documentId, [...(held.get(documentId) ?? []), document]);
  return held;
}

/** Says, for every document of a backup, what restoring it would do on this device. */
export async function planRestore(workspace: Workspace, backup: Backup): Promise<RestorePlan> {
  const held = await readHeld(workspace, backup);
  if (typeof held === 'string') return { ok: false, reason: held };
  const planned = new Set(held.keys());
  const inFile = new Map<string, AnalystDocument>();

  const stepFor = (raw: unknown, place: 'saved' | 'removed' | 'draft'): RestoreStep => {
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
    const others = [...(held.get(id) ?? []), ...(inFile.has(id) ? [inFile.get(id) as AnalystDocument] : [])];
    if (others.some((other) => sameContent(other, document))) return { kind: 'same', title };
    const isRemoved = place === 'removed';
    if (!planned.has(id) && place !== 'draft') {
      planned.add(id);
      inFile.set(id, document);
      return { kind: 'add', document, isRemoved };
    }
    const name = place === 'draft' ? messages.titleOfDraft : messages.titleOfRestored;
    return { kind: 'copy', document, title: name(title, backup.createdAt.slice(0, 10)), isRemoved };
  };

  return {
    ok: true,
    steps: [
      ...backup.documents.map((raw) => stepFor(raw, 'saved')),
      ...backup.removed.map((raw) => stepFor(raw, 'removed')),
      ...backup.drafts.map((raw) => stepFor(raw, 'draft')),
    ],
  };
}
