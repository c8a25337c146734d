import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { Workspace } from '@finance-analyst/workspace';
import { messages } from '../messages.js';
import type { ImportTarget } from './ImportTarget.js';

/** Of a portfolio whose file names no currency either. */
const lastCurrency = 'USD';

/** The portfolio that transactions go to, with its unsaved changes; an empty one if it is new. */
export async function openBody(
  workspace: Pick<Workspace, 'open'>,
  target: ImportTarget,
  /** Of a new portfolio whose currency is not entered. */
  usual: string | null,
): Promise<Result<PortfolioBody>> {
  if (target.kind === 'new')
    return { ok: true, value: newPortfolioBody(target.currency || (usual ?? lastCurrency)) };
  const opened = await workspace.open(target.id, true);
  if (!opened.ok) return opened;
  const { document } = opened.value;
  if (document.kind !== 'portfolio') return { ok: false, reason: messages.noPortfolio };
  return { ok: true, value: document.body };
}
