import { readLedgerSummary } from '@finance-analyst/portfolio';
import type { Workspace } from '@finance-analyst/workspace';
import type { StoredSummary } from './StoredSummary.js';
import { summaryKey, summaryName } from './summaryKey.js';

/** The stored summary of a portfolio; null without one, or if it is damaged or of other transactions. */
export async function readStoredSummary(
  workspace: Pick<Workspace, 'outline'>,
  id: string,
): Promise<StoredSummary | null> {
  const outline = await workspace.outline(id, summaryName);
  if (!outline.ok || outline.value?.document.kind !== 'portfolio') return null;
  const { document, attachments, derived } = outline.value;
  if (typeof derived !== 'object' || derived === null) return null;
  const { key, computedAt, summary } = derived as Readonly<Record<string, unknown>>;
  const expected = summaryKey(document.body, attachments);
  if (expected === null || key !== expected || !isMoment(computedAt)) return null;
  const read = readLedgerSummary(summary);
  if (!read || read.currency !== document.body.currency) return null;
  const { positions, cash } = read;
  return {
    document,
    view: { positions, cash, totals: [], realized: [], refused: [] },
    computedAt,
    key: expected,
  };
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && Number.isFinite(Date.parse(value));
