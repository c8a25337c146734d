import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';

/** How a buyout is paid for at its offer. */
export interface BuyoutFinancing {
  /** Sponsor equity as a fraction of all sources. */
  readonly equityShare: number;
  /** Debt borrowed, a multiple of EBITDA. */
  readonly debtMultiple: number;
  /** Enterprise value at the offer, a multiple of EBITDA. */
  readonly offerMultiple: number;
  /** Whether equity is more than half of the sources, unlike what a buyout is known for. */
  readonly isMostlyEquity: boolean;
}

/** The first version of the template with an offer beside the price that the required return allows. */
const firstVersionWithOffer = 2;

/** The financing of a leveraged buyout; null for another method, or without an offer or EBITDA. */
export const buyoutFinancing = memoizeByValuation(({ body, evaluator }): BuyoutFinancing | null => {
  const { id, version } = body.template;
  if (id !== 'leveraged-buyout' || version < firstVersionWithOffer) return null;
  const [share, debt, ebitda, offer] = [
    'sponsor_share',
    'debt_borrowed',
    'base_ebitda',
    'entry_multiple',
  ].map((name) => evaluator.read(name));
  if (!share?.ok || !debt?.ok || !ebitda?.ok || !offer?.ok) return null;
  return {
    equityShare: share.value,
    debtMultiple: debt.value / ebitda.value,
    offerMultiple: offer.value,
    isMostlyEquity: share.value > 0.5,
  };
});
