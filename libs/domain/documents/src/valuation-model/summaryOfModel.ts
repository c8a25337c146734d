import type { StoredBody } from '../kinds/StoredBody.js';
import type { DocumentSummary, SummaryHeadline } from '../kinds/DocumentSummary.js';
import { readSymbol } from '../instruments/readSymbol.js';
import { isSummaryHeadline } from '../kinds/isSummaryHeadline.js';

const fieldsIn = (value: unknown): StoredBody =>
  typeof value === 'object' && value !== null ? (value as StoredBody) : {};

const textIn = (fields: StoredBody, key: string): string | null => {
  const value = fields[key];
  return typeof value === 'string' ? value : null;
};

/** Null for a model never computed by a release that stores its headline. */
function headlineIn(body: StoredBody): SummaryHeadline | null {
  const { valuePerShare, upside, statementsSource } = fieldsIn(body['computed']);
  const { price, currency, asOf, source } = fieldsIn(body['priceSnapshot']);
  const headline: unknown = {
    valuePerShare,
    upside,
    price: body['priceSnapshot'] ? { price, currency, asOf, source } : null,
    knownOn: body['knownOn'],
    statementsSource,
  };
  return isSummaryHeadline(headline) ? headline : null;
}

/** Summarizes a model of version 1, which had company fields beside its figures, or of a later one. */
export function summaryOfModel(body: StoredBody): DocumentSummary {
  const company = 'instrument' in body ? fieldsIn(body['instrument']) : body;
  const symbol = textIn(company, 'symbol');
  const market = textIn(company, company === body ? 'exchange' : 'market');
  const instrument = symbol && {
    ...(market === null ? readSymbol(symbol) : { symbol, market }),
    name: textIn(company, 'name'),
  };
  return {
    instruments: instrument ? [instrument] : [],
    currency: textIn(body, 'currency'),
    headline: headlineIn(body),
  };
}
