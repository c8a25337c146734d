import type { Result } from '@finance-analyst/foundation';
import { basisOf } from '../company-defaults/basisOf.js';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { leveragedBuyoutSuitability } from '../suitability/leveragedBuyoutSuitability.js';

/** What the defaults of a leveraged buyout rest on, or why it does not fit the company. */
export function leveragedBuyoutBasis(given: Parameters<typeof basisOf>[0]): Result<DefaultBasis> {
  const suitability = leveragedBuyoutSuitability(given.fundamentals);
  return suitability.ok ? basisOf(given) : suitability;
}
