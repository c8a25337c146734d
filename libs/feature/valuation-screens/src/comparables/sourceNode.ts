import type { AssumptionSource } from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { filedNode } from '../derivation/filedNode.js';
import type { Shown } from './ExplainedCompany.js';

/** A filed figure below the figure of that key. */
export const sourceNode = (
  key: string,
  { line, period, currency, figure }: AssumptionSource,
  { scale, formatting }: Shown,
): DerivationNode =>
  filedNode({ key: `${key}/${line}@${period}`, line, period, currency, figure, scale, formatting });
