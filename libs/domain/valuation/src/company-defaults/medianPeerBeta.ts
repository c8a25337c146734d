import { number, percent, reason } from '@finance-analyst/foundation';
import type { PeerBetas } from '../comparables/peerBetas.js';
import { storedPeerBetas } from '../comparables/storedPeerBetas.js';
import { unleveredBeta } from '../cost-of-capital/unleveredBeta.js';
import type { Assumption, LabelledRate } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';

/** The betas of the model’s peers; null without peers. */
const betasIn = (compared: DerivationBasis['compared']): PeerBetas | null =>
  compared && compared.peers.length > 0 ? storedPeerBetas(compared) : null;

const assumed = (
  value: number,
  why: Assumption['reason'],
  external: Assumption['external'] = null,
): Assumption => ({ ...statedAssumption('peer_beta', value, why), external });

/** What the betas of these peers were measured from; no source where they differ. */
function measurementOf(
  compared: DerivationBasis['compared'],
  counted: readonly string[],
): Pick<LabelledRate, 'label' | 'source' | 'asOf'> {
  const measured =
    compared?.peers.flatMap(({ id, beta }) => (beta && counted.includes(id) ? [beta] : [])) ?? [];
  const [source = '', ...others] = new Set(measured.map((beta) => beta.source));
  const days = measured.map(({ asOf }) => asOf).sort();
  return {
    label: 'Measured betas of the peers',
    source: others.length === 0 ? source : '',
    asOf: days.at(-1) ?? null,
  };
}

/** The median unlevered beta of the model’s peers; null without one. */
export function medianPeerBeta({ compared, inputs }: DerivationBasis): Assumption | null {
  if (inputs['peer_beta'] === undefined) return null;
  const found = betasIn(compared);
  if (!found?.median.ok) return null;
  const betas = found.counted.flatMap((id) => {
    const beta = found.peers.get(id);
    return beta?.ok ? [reason`${id} ${number(beta.value.unlevered, 2)}`] : [];
  });
  const listed = betas.reduce((all, each) => reason`${all}, ${each}`);
  const { value } = found.median;
  const error = found.medianError;
  const withError = error === null ? '' : reason`, with a standard error of ${number(error, 2)}`;
  return assumed(
    value,
    betas.length === 1
      ? reason`Unlevered beta of one peer; ${listed}, at its own debt to equity and the statutory tax rate${withError}`
      : reason`Median of ${betas.length} unlevered betas; ${listed}, each at its own debt to equity and the statutory tax rate${withError}`,
    error === null ? null : { value, ...measurementOf(compared, found.counted), standardError: error },
  );
}

/** Without a beta of peers, that of the company without its leverage, so that the model’s beta stays; null with one. */
export function ownUnleveredBeta({ compared, inputs }: DerivationBasis): Assumption | null {
  if (inputs['peer_beta'] === undefined) return null;
  const found = betasIn(compared);
  if (found?.median.ok) return null;
  const debtWeight = numberIn(inputs, 'debt_weight');
  const beta = numberIn(inputs, 'beta');
  const value =
    debtWeight < 1
      ? unleveredBeta(beta, debtWeight / (1 - debtWeight), numberIn(inputs, 'interest_tax_rate'))
      : 0;
  return assumed(
    value,
    reason`The company’s own beta of ${number(beta, 2)}, unlevered at debt of ${percent(debtWeight)} of capital; ${found ? 'no peer has a measured beta, a price and statements' : 'there are no peers'}`,
  );
}
