import type { ValuationModelBody } from '@finance-analyst/documents';
import type { HandOver } from './HandOver.js';
import { messages } from './messages.js';

/** The hand-over as the model can take it: one without revenue growth takes nothing, and says why. */
export const fittingHandOver = (
  handOver: HandOver | null,
  { assumptions }: Pick<ValuationModelBody, 'assumptions'>,
): HandOver | null =>
  handOver?.ok && !assumptions.some(({ input }) => input === 'revenue_growth')
    ? { ok: false, reason: messages.noRevenueModel }
    : handOver;
