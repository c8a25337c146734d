import type { ValuationModelBody } from '@finance-analyst/documents';
import { comparedCompanies } from './comparedCompanies.js';
import { peerBetas, type PeerBetas } from './peerBetas.js';

type StoredPeers = Pick<ValuationModelBody, 'peers' | 'peerStatements'>;

const computed = new WeakMap<
  StoredPeers['peers'],
  { readonly statements: StoredPeers['peerStatements']; readonly betas: PeerBetas }
>();

/** The betas of the peers stored with a model, computed once until the peers change. */
export function storedPeerBetas(stored: StoredPeers): PeerBetas {
  const known = computed.get(stored.peers);
  if (known?.statements === stored.peerStatements) return known.betas;
  const betas = peerBetas(comparedCompanies(stored));
  computed.set(stored.peers, { statements: stored.peerStatements, betas });
  return betas;
}
