import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { comparedCompanies } from './comparedCompanies.js';
import { peerBetas } from './peerBetas.js';

/** The betas of the peers stored with a saved model. */
export const modelPeerBetas = memoizeByValuation(({ body }) => peerBetas(comparedCompanies(body)));
