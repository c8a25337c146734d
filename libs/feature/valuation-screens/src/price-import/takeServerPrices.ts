import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import type { PriceOutcome, PricesTaken } from './PriceImportState.js';
import type { PricedModel } from './PricedModel.js';

/** After the server's prices changed: gives the model the latest one, if it accepts it, and their beta. */
export async function takeServerPrices(
  /** Returns the current model, which can be edited while the server answers. */
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
