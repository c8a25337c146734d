import { createDocument, type ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote, StatementLine } from '@finance-analyst/market';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleCompany, exampleParameters, exampleYear } from './exampleCompany.js';
import { exampleQuote } from './exampleModel.js';

/** Net income of 40 and depreciation of 60 growing by 5% a year from 2021, of which 70 of FFO are paid out. */
export const landlordYear = (
  fiscalYear: number,
  changes: Partial<Record<StatementLine, number>> = {},
): FiscalPeriod => {
  const grown = 1.05 ** (fiscalYear - 2021);
  return exampleYear(fiscalYear, {
    revenue: 300 * grown,
    operatingIncome: 70 * grown,
    sellingGeneralAdministrative: 10 * grown,
    netIncome: 40 * grown,
    depreciation: 60 * grown,
    dividendsPaid: 70 * grown,
    cash: 20,
    longTermDebt: 900,
    dilutedShares: 100,
    ...changes,
  });
};

/** A property company with five fiscal years. */
export const exampleLandlord = (changes: Partial<CompanyFundamentals> = {}): CompanyFundamentals =>
  exampleCompany({
    name: 'Example Homes',
    businessModel: 'property',
    annual: Array.from({ length: 5 }, (_, index) => landlordYear(2021 + index)),
    ...changes,
  });

/** A new model of a property company. */
export function exampleLandlordModel({
  fundamentals = exampleLandlord(),
  quote = exampleQuote,
}: {
  readonly fundamentals?: CompanyFundamentals;
  readonly quote?: Quote | null;
} = {}): ValuationModelDocument {
  const body = newValuationBody({ fundamentals, parameters: exampleParameters, quote });
  if (!body.ok) throw new Error(body.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-landlord-model',
    ownerId: 'device',
    title: 'Example Homes, funds from operations',
    now: '2026-11-20T22:00:00.000Z',
    body: body.value,
  });
}
