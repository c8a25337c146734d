import { number, reason } from '@finance-analyst/foundation';
import { comparedCompanies } from '../comparables/comparedCompanies.js';
import { peerBetas } from '../comparables/peerBetas.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';

/** The median unlevered beta of the model’s peers; 0, which the model does not use, without one. */
export function companyPeerBeta({ compared }: DerivationBasis): Assumption {
  const companies = compared ? comparedCompanies(compared) : [];
  const { counted, median, peers } = peerBetas(companies);
  const betas = counted.flatMap((id) => {
    const beta = peers.get(id);
    return beta?.ok ? [reason`${id} ${number(beta.value.unlevered, 2)}`] : [];
  });
  const [first, ...others] = betas;
  return {
    input: 'peer_beta',
    value: median.ok ? median.value : 0,
    reason: first
      ? reason`Median of ${counted.length} unlevered betas; ${others.reduce((all, each) => reason`${all}, ${each}`, first)}, each at its own debt to equity and the statutory tax rate`
      : companies.length > 0
        ? 'No peer has a measured beta, a price and statements'
        : 'No peers',
    sources: [],
    external: null,
  };
}
