import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import type { PriceOutcome, PricesTaken } from './PriceImportState.js';
import type { PricedModel } from './PricedModel.js';

/** After the prices on the server changed: gives the model the newest one, where it takes that, and their beta. */
export async function takeServerPrices(
  /** The model as it is when it is asked for: it can be edited while the server answers. */
  modelNow: () => PricedModel,
  outcomeOf: (price: PriceSnapshot | null, quote: Quote | null) => PriceOutcome,
  isOver: () => boolean,
): Promise<PricesTaken | null> {
  const { askForQuote, askForParameters } = modelNow();
  const [quote, parameters] = await Promise.all([askForQuote(), askForParameters()]);
  if (isOver()) return null;
  const { price, onUse, onParameters } = modelNow();
  if (parameters) onParameters(parameters);
  const outcome = outcomeOf(price, quote);
  if (outcome.kind === 'taken') onUse(outcome.quote);
  return { outcome, beta: parameters?.beta ?? null };
}
