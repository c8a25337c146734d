import {
  createDocument,
  type ValuationModelDocument,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleBankModel } from './exampleBank.js';
import { exampleParameters } from './exampleCompany.js';
import { exampleCompanyModel } from './exampleCompanyModel.js';
import { exampleFiler } from './exampleFiler.js';
import { exampleLandlordModel } from './exampleLandlord.js';
import { exampleModel, exampleQuote } from './exampleModel.js';

/** A new model of a buyout. */
export function exampleBuyoutModel(quote: Quote | null = exampleQuote): ValuationModelDocument {
  const body = newValuationBody({
    fundamentals: exampleFiler(),
    parameters: exampleParameters,
    quote,
    preset: 'lbo',
  });
  if (!body.ok) throw new Error(body.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-buyout-model',
    ownerId: 'device',
    title: 'Example Company, leveraged buyout',
    now: '2026-11-20T22:00:00.000Z',
    body: body.value,
  });
}

/** A model of each method, with and without a price where that matters. */
export const exampleModels: readonly (readonly [string, ValuationModelBody])[] = [
  ['free cash flow 1', exampleModel().body],
  ['free cash flow', exampleCompanyModel().body],
  ['free cash flow without a price', exampleCompanyModel({ quote: null }).body],
  ['bank', exampleBankModel().body],
  ['landlord', exampleLandlordModel().body],
  ['buyout', exampleBuyoutModel().body],
  ['buyout without a price', exampleBuyoutModel(null).body],
];
