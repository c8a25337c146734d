import { createDocument, type ValuationModelDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod, Quote, StatementLine } from '@finance-analyst/market';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleCompany, exampleParameters, exampleYear } from './exampleCompany.js';
import { exampleQuote } from './exampleModel.js';

/** Equity of 1,000 growing by 6% a year from 2015, returns on it from 8% to 12%, half of them paid out. */
export const bankYear = (
  fiscalYear: number,
  changes: Partial<Record<StatementLine, number>> = {},
): FiscalPeriod => {
  const equity = 1000 * 1.06 ** (fiscalYear - 2015);
  const netIncome = (equity / 1.06) * (0.08 + 0.004 * (fiscalYear - 2015));
  return exampleYear(fiscalYear, {
    netIncome,
    shareholdersEquity: equity,
    totalAssets: equity * 10,
    dividendsPaid: netIncome * 0.4,
    shareRepurchases: netIncome * 0.1,
    dilutedShares: 100,
    preferredEquity: 30,
    ...changes,
  });
};

/** A bank with eleven fiscal years. */
export const exampleBank = (changes: Partial<CompanyFundamentals> = {}): CompanyFundamentals =>
  exampleCompany({
    name: 'Example Bank',
    businessModel: 'bank',
    annual: Array.from({ length: 11 }, (_, index) => bankYear(2015 + index)),
    ...changes,
  });

/** A new model of a bank. */
export function exampleBankModel({
  fundamentals = exampleBank(),
  quote = exampleQuote,
}: {
  readonly fundamentals?: CompanyFundamentals;
  readonly quote?: Quote | null;
} = {}): ValuationModelDocument {
  const body = newValuationBody({ fundamentals, parameters: exampleParameters, quote });
  if (!body.ok) throw new Error(body.reason);
  return createDocument({
    kind: 'valuation-model',
    id: 'example-bank-model',
    ownerId: 'device',
    title: 'Example Bank, excess return',
    now: '2026-11-20T22:00:00.000Z',
    body: body.value,
  });
}
