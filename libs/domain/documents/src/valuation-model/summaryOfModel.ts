import type { StoredBody } from '../kinds/DocumentKindDefinition.js';
import type { DocumentSummary, SummaryFigure, SummaryHeadline } from '../kinds/DocumentSummary.js';

const fieldsIn = (value: unknown): StoredBody =>
  typeof value === 'object' && value !== null ? (value as StoredBody) : {};

const textIn = (fields: StoredBody, key: string): string | null => {
  const value = fields[key];
  return typeof value === 'string' ? value : null;
};

function figureIn(fields: StoredBody, key: string): SummaryFigure | null {
  const { ok, value, reason } = fieldsIn(fields[key]);
  if (ok === true && typeof value === 'number') return { ok, value };
  return ok === false && typeof reason === 'string' ? { ok, reason } : null;
}

function priceIn(body: StoredBody): SummaryHeadline['price'] {
  const fields = fieldsIn(body['priceSnapshot']);
  const { price } = fields;
  const [currency, asOf, source] = ['currency', 'asOf', 'source'].map((key) => textIn(fields, key));
  return typeof price === 'number' && currency && asOf && source ? { price, currency, asOf, source } : null;
}

/** Null for a model that was never computed by a release that stores its headline. */
function headlineIn(body: StoredBody): SummaryHeadline | null {
  const computed = fieldsIn(body['computed']);
  const valuePerShare = figureIn(computed, 'valuePerShare');
  const upside = figureIn(computed, 'upside');
  const knownOn = textIn(body, 'knownOn');
  const statementsSource = textIn(computed, 'statementsSource');
  if (!valuePerShare || !upside || knownOn === null || statementsSource === null) return null;
  return { valuePerShare, upside, price: priceIn(body), knownOn, statementsSource };
}

/** Sums up a model of version 1, which had its company beside its figures, or of a later one. */
export function summaryOfModel(body: StoredBody): DocumentSummary {
  const company = 'instrument' in body ? fieldsIn(body['instrument']) : body;
  const symbol = textIn(company, 'symbol');
  const market = textIn(company, company === body ? 'exchange' : 'market');
  const instrument = symbol && { symbol, market, name: textIn(company, 'name') };
  return {
    instruments: instrument ? [instrument] : [],
    currency: textIn(body, 'currency'),
    headline: headlineIn(body),
  };
}
