import type { StoredBody } from '../kinds/DocumentKindDefinition.js';
import type { DocumentSummary } from '../kinds/DocumentSummary.js';

export function summaryOfModel(body: StoredBody): DocumentSummary {
  const textIn = (key: string): string | null => {
    const value = body[key];
    return typeof value === 'string' ? value : null;
  };
  const symbol = textIn('symbol');
  const instrument = symbol && { symbol, market: textIn('exchange'), name: textIn('name') };
  return { instruments: instrument ? [instrument] : [], currency: textIn('currency') };
}
