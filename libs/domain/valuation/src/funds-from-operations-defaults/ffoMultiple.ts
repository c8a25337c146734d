import { number, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { comparedCompanies } from '../comparables/comparedCompanies.js';
import { peerComparison } from '../comparables/peerComparison.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';

/** The median P/FFO of the model's peers; 0, which is not decided, without one. */
export function ffoMultiple({ compared }: Pick<DerivationBasis, 'compared'>): Assumption {
  const ofPeers = compared && peerComparison(comparedCompanies(compared)).comparisons.priceToFfo;
  const median = ofPeers?.statistics.ok === true ? ofPeers.statistics.value.median : null;
  return {
    input: 'ffo_multiple',
    value: median ?? 0,
    reason:
      median === null
        ? 'No peer has a P/FFO. Add peers or enter a multiple'
        : reason`Median P/FFO of ${ofPeers?.count ?? 0} ${ofPeers?.count === 1 ? 'peer' : 'peers'}, ${number(median, 1)}×`,
    sources: [],
    external: null,
  };
}
