import type { Peer } from '@finance-analyst/documents';
import type { FigureFormatting, FigureScale } from '@finance-analyst/figures';
import type { CompanyMultiples } from '@finance-analyst/valuation';

/** The company of the model, beside the ids of its peers. */
export const subjectId = '';

/** The company of the model or a peer, with the figures that a derivation of the comparables leads to. */
export interface ExplainedCompany {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly price: Peer['price'];
  readonly multiples: CompanyMultiples;
}

/** How the figures of a derivation are written. */
export interface Shown {
  readonly scale: FigureScale;
  readonly formatting: Pick<FigureFormatting, 'format' | 'formatDate'>;
}
