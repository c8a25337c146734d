import { summaryOf, type AnalystDocument, type StoredDocument } from '@finance-analyst/documents';
import type { Outcome } from '../Outcome.js';
import type { Workspace } from '../Workspace.js';

/** Reads the document that this one belongs to; null if it belongs to none. */
export async function readWhole(
  workspace: Pick<Workspace, 'read'>,
  { kind, body }: StoredDocument,
): Promise<Outcome<AnalystDocument> | null> {
  const { partOfId } = summaryOf(kind, body);
  if (partOfId === undefined) return null;
  const whole = await workspace.read(partOfId);
  return whole.ok ? { ok: true, value: whole.value.document } : whole;
}
