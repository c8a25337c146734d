import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { Valuation } from '@finance-analyst/valuation';
import { exampleFundamentals, exampleValuation, newDocument } from './exampleModel.js';

/** A new leveraged buyout of the example company. */
export const exampleBuyoutDocument = (): ValuationModelDocument =>
  newDocument('example-buyout', 'Example Company, leveraged buyout', {
    fundamentals: exampleFundamentals(),
    preset: 'lbo',
  });

/** A new leveraged buyout, before any edit. */
export const exampleBuyoutValuation = (
  document: ValuationModelDocument = exampleBuyoutDocument(),
): Valuation => exampleValuation(document);
