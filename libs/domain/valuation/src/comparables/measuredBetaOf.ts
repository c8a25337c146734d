import type { MeasuredBeta } from '@finance-analyst/documents';
import { isAssumedBeta } from '../default-assumptions/isAssumedBeta.js';
import type { LabelledRate } from '../default-assumptions/Assumption.js';

/** A beta to store with a peer; null if it is not measured from the company's own prices. */
export const measuredBetaOf = (beta: LabelledRate | null): MeasuredBeta | null =>
  beta === null || beta.asOf === null || isAssumedBeta(beta.source)
    ? null
    : {
        value: beta.value,
        label: beta.label,
        source: beta.source,
        asOf: beta.asOf,
        ...(beta.standardError === undefined ? {} : { standardError: beta.standardError }),
      };
