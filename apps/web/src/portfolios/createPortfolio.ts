import { createDocument, newPortfolioBody } from '@finance-analyst/documents';
import type { ImportDependencies } from '@finance-analyst/import-pipeline';
import type { Services } from '../services/Services.js';

/** Saves a new portfolio without transactions. */
export async function createPortfolio(
  { workspace, clock, createId, ownerId }: Pick<Services, 'workspace' | 'clock' | 'createId' | 'ownerId'>,
  ...[title, currency]: Parameters<ImportDependencies['createPortfolio']>
): ReturnType<ImportDependencies['createPortfolio']> {
  const document = createDocument({
    kind: 'portfolio',
    id: createId(),
    ownerId,
    title,
    now: clock().toISOString(),
    body: newPortfolioBody(currency),
  });
  const saved = await workspace.save(document);
  return saved.ok ? { ok: true, value: saved.value.id } : { ok: false, reason: saved.reason };
}
