import { createDocument, type PortfolioBody } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';

/** What storing a new portfolio takes. */
export interface PortfolioStoring {
  readonly workspace: Pick<Workspace, 'save'>;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** The account, or the device for a guest, that it belongs to. */
  readonly ownerId: string;
}

/** Saves a new portfolio; its id, or why it could not be saved. */
export async function storePortfolio(
  { workspace, clock, createId, ownerId }: PortfolioStoring,
  title: string,
  body: PortfolioBody,
): Promise<{ readonly ok: true; readonly value: string } | { readonly ok: false; readonly reason: string }> {
  const document = createDocument({
    kind: 'portfolio',
    id: createId(),
    ownerId,
    title,
    now: clock().toISOString(),
    body,
  });
  const saved = await workspace.save(document);
  return saved.ok ? { ok: true, value: saved.value.id } : { ok: false, reason: saved.reason };
}
