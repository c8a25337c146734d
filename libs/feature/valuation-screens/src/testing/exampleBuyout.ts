import { createDocument, type AnalystDocument } from '@finance-analyst/documents';
import { newValuationBody, type Valuation } from '@finance-analyst/valuation';
import { exampleFundamentals, exampleParameters, exampleQuote, exampleValuation } from './exampleModel.js';

/** A new leveraged buyout of the example company. */
export function exampleBuyoutDocument(): AnalystDocument {
  const body = newValuationBody({
    fundamentals: exampleFundamentals(),
    parameters: exampleParameters,
    quote: exampleQuote,
    preset: 'lbo',
  });
  if (!body.ok) throw new Error(body.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-buyout',
    ownerId: 'device',
    title: 'Example Company, leveraged buyout',
    now: '2026-11-20T22:00:00.000Z',
    body: body.value,
  });
}

/** A new leveraged buyout, before any edit. */
export const exampleBuyoutValuation = (document: AnalystDocument = exampleBuyoutDocument()): Valuation =>
  exampleValuation(document);
