import type { Valuation } from '@finance-analyst/valuation';

/** Whether a model or one of its peers is of the sample market. */
export const hasSamples = ({ body, sample }: Pick<Valuation, 'body' | 'sample'>): boolean =>
  sample || body.peers.some(({ price }) => price?.source === 'sample');
