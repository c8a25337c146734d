/** A portfolio with the weights it should have. Amounts and prices are in the currency of the portfolio, weights fractions of its value. */
export interface RebalancingRequest {
  readonly holdings: readonly TargetedHolding[];
  /** Before the orders; negative if overdrawn. */
  readonly cash: number;
  /** How far cash may be from what targets leave of 1 before that alone causes orders, as a fraction of the portfolio. */
  readonly cashBand: number;
  /** Decimals of a quantity: 0 for whole shares, at most 6. */
  readonly quantityPlaces: number;
  /** The smallest amount of an order; 0 if there is none. */
  readonly minimumTrade: number;
  readonly maySell: boolean;
  /** With the lots of holdings: what a gain costs. Fractions. */
  readonly taxRates?: { readonly shortTerm: number; readonly longTerm: number };
}

/** A holding, or what should become one, with its target. */
export interface TargetedHolding {
  /** Names the holding in orders and reasons. */
  readonly instrument: string;
  /** Held less sold short; 0 if it is to be bought. */
  readonly quantity: number;
  readonly price: number;
  /** Weight; what targets leave of 1 stays in cash. */
  readonly target: number;
  /** How far the weight may be from its target on either side, also a fraction of the portfolio: 0.05 for 20% ± 5%. */
  readonly band: number;
  /** If a sale is to cause the least tax. */
  readonly lots?: readonly TaxedLot[];
}

/** A part of a holding that was bought at once. */
export interface TaxedLot {
  readonly lot: string;
  readonly quantity: number;
  /** Of a share, in the currency of the portfolio. */
  readonly costPerShare: number;
  readonly isLongTerm: boolean;
}

const mostPlaces = 6;

/** Why no orders can be found, or null. */
export function rebalancingProblem(request: RebalancingRequest): string | null {
  const { holdings, cash, cashBand, quantityPlaces, minimumTrade } = request;
  if (!Number.isFinite(cash)) return 'The amount of cash is not known.';
  if (!(Number.isInteger(quantityPlaces) && quantityPlaces >= 0 && quantityPlaces <= mostPlaces))
    return `Quantities have 0 to ${mostPlaces} decimals.`;
  if (!(minimumTrade >= 0 && minimumTrade < Infinity))
    return 'The minimum size of a trade must be zero or more.';
  if (!(cashBand >= 0 && cashBand <= 1)) return 'The band of cash must be between 0% and 100%.';
  for (const holding of holdings) {
    const problem = holdingProblem(holding);
    if (problem !== null) return problem;
  }
  if (new Set(holdings.map(({ instrument }) => instrument)).size < holdings.length)
    return 'An instrument has more than one target.';
  if (holdings.reduce((sum, { target }) => sum + target, 0) > 1 + 1e-9)
    return 'The target weights add up to more than 100%.';
  return valueOfAll(request) > 0 ? null : 'The portfolio has no value to invest.';
}

function holdingProblem({ instrument, quantity, price, target, band }: TargetedHolding): string | null {
  if (!(price > 0 && price < Infinity)) return `The price of ${instrument} is not known.`;
  if (!Number.isFinite(quantity)) return `The quantity of ${instrument} is not known.`;
  if (!(target >= 0 && target <= 1)) return `The target of ${instrument} must be between 0% and 100%.`;
  return band >= 0 && band <= 1 ? null : `The band of ${instrument} must be between 0% and 100%.`;
}

/** Holdings and cash. Orders at the given prices do not change it. */
export const valueOfAll = ({ holdings, cash }: RebalancingRequest): number =>
  holdings.reduce((sum, { quantity, price }) => sum + quantity * price, cash);

/** What targets leave in cash. */
export const cashTargetOf = (request: RebalancingRequest): number =>
  Math.max(1 - request.holdings.reduce((sum, { target }) => sum + target, 0), 0) * valueOfAll(request);
