import { pastDayOf, type DocumentEnvelope, type ValuationModelBody } from '@finance-analyst/documents';
import { sessionOf } from '@finance-analyst/market';

/** The dates behind a past-dated model, in ISO format. */
export interface PastView {
  /** Statements are as they were known on this day. */
  readonly knownOn: string;
  /** Null without a price. */
  readonly priceOn: string | null;
  /** Interest rates, risk premium and beta are known of the day only on which the model was made. */
  readonly parametersOn: string;
}

/** The dates behind a model whose statements are as known on a day before it was made; null for any other. */
export function pastViewOf(
  model: Pick<DocumentEnvelope, 'createdAt'> & { readonly body: ValuationModelBody },
): PastView | null {
  const knownOn = pastDayOf(model);
  if (knownOn === null) return null;
  const { priceSnapshot } = model.body;
  const parametersOn = model.createdAt.slice(0, 10);
  return { knownOn, priceOn: priceSnapshot ? sessionOf(priceSnapshot) : null, parametersOn };
}
