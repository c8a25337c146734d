import {
  createDocument,
  type ValuationModelDocument,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { exampleParameters } from './exampleCompany.js';
import { exampleFiler } from './exampleFiler.js';
import { exampleQuote, fundamentalsOf } from './exampleModel.js';

/** A new model of version 2 of a company with six years of statements. */
export function exampleCompanyModel({
  fundamentals = exampleFiler(),
  quote = exampleQuote,
}: {
  readonly fundamentals?: CompanyFundamentals;
  readonly quote?: Quote | null;
} = {}): ValuationModelDocument {
  const body = newValuationBody({ fundamentals, parameters: exampleParameters, quote });
  if (!body.ok) throw new Error(body.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-company-model',
    ownerId: 'device',
    title: 'Example Company, free cash flow',
    now: '2026-11-20T22:00:00.000Z',
    body: body.value,
  });
}

/** A body's figures, from the statements in it. */
export function valuationOf(body: ValuationModelBody): Valuation {
  const result = evaluateValuation(body, fundamentalsOf({ body }));
  if (!result.ok) throw new Error(result.reasons.join(' '));
  return result.valuation;
}
