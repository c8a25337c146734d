import * as z from 'zod/mini';
import { filingSourceSchema } from '../fundamentals/reportedFigure.js';
import { marketParameterSchema } from '../market-data/marketParameters.js';
import { symbolSchema } from '../market-data/symbol.js';
import { modelCheckSchema } from './dcfResponse.js';

/** Query of `GET /api/calculations/dcf`. */
export const companyDcfQuerySchema = z.strictObject({ symbol: symbolSchema });

/** An input of the valuation, and why it has the value it has. */
export const companyInputSchema = z.object({
  /** As in the model's language, such as `terminal_growth`. */
  name: z.string(),
  label: z.string(),
  /** Of an input for each year an array; dates are ISO dates, choices the name of their option. Rates are fractions. */
  value: z.union([z.number(), z.string(), z.array(z.nullable(z.number()))]),
  /** One sentence. */
  reason: z.string(),
  /** The filed figures it was computed from. */
  sources: z.array(
    z.object({
      line: z.string(),
      /** Label of the fiscal period, such as `FY2025`. */
      period: z.string(),
      periodEnd: z.string(),
      currency: z.string(),
      value: z.number(),
      source: filingSourceSchema,
    }),
  ),
  /** Where it came from when not from filings. */
  external: z.nullable(marketParameterSchema),
});

/** One forecast year; money in units of the currency, rates as fractions. The first one can be part of a year. */
export const companyDcfYearSchema = z.object({
  /** Counts from 1. */
  year: z.number(),
  /** ISO date. */
  end: z.string(),
  /** In years: less than 1 for a part of one. */
  length: z.number(),
  revenue: z.number(),
  revenueGrowth: z.number(),
  operatingMargin: z.number(),
  operatingIncome: z.number(),
  operatingTaxes: z.number(),
  /** Operating income after taxes, before amortization of what was acquired. */
  nopat: z.number(),
  reinvestment: z.number(),
  depreciation: z.number(),
  capitalExpenditure: z.number(),
  changeInWorkingCapital: z.number(),
  freeCashFlow: z.number(),
  /** On opening invested capital; null where there is none. */
  roic: z.nullable(z.number()),
  discountFactor: z.number(),
  presentValue: z.number(),
});

/** What follows the forecast, and what its value implies; multiples of the year after the forecast, null where one cannot be computed. */
export const companyTerminalSchema = z.object({
  /** At the end of the forecast, not discounted. */
  value: z.number(),
  presentValue: z.number(),
  /** A fraction of enterprise value; null where that is not positive. */
  share: z.nullable(z.number()),
  growth: z.number(),
  /** Return on new capital, a fraction; implied where the value is not computed from it. */
  ronic: z.nullable(z.number()),
  impliedEbitdaMultiple: z.nullable(z.number()),
  impliedNopatMultiple: z.nullable(z.number()),
  impliedPriceEarnings: z.nullable(z.number()),
  impliedGrowth: z.nullable(z.number()),
});

/** Answer of `GET /api/calculations/dcf`: a company's default valuation, with what went in and why. */
export const companyDcfResponseSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Where the statements come from. */
  source: z.string(),
  /** The model and its version, such as `free-cash-flow-to-firm 4`. */
  template: z.string(),
  /** ISO dates: of the value, and of the balance sheet behind it. */
  valuationDate: z.string(),
  balanceDate: z.string(),
  /** The twelve months that the forecast starts from, and their last day. */
  basePeriod: z.string(),
  basePeriodEnd: z.string(),
  /** A fraction. */
  wacc: z.number(),
  enterpriseValue: z.number(),
  equityValue: z.number(),
  dilutedShares: z.number(),
  valuePerShare: z.number(),
  price: z.nullable(
    z.object({ value: z.number(), currency: z.string(), asOf: z.string(), source: z.string() }),
  ),
  /** Values per share in three scenarios of the company's own history; null without enough of it. */
  range: z.nullable(
    z.object({
      cautious: z.nullable(z.number()),
      base: z.nullable(z.number()),
      optimistic: z.nullable(z.number()),
    }),
  ),
  /** Why there is no range. */
  rangeReason: z.nullable(z.string()),
  years: z.array(companyDcfYearSchema),
  terminal: companyTerminalSchema,
  beta: marketParameterSchema,
  inputs: z.array(companyInputSchema),
  checks: z.array(modelCheckSchema),
  /** What an analyst should look at before relying on the value. */
  questions: z.array(z.object({ input: z.string(), text: z.string() })),
});

export type CompanyDcfQuery = z.infer<typeof companyDcfQuerySchema>;
export type CompanyInput = z.infer<typeof companyInputSchema>;
export type CompanyDcfYear = z.infer<typeof companyDcfYearSchema>;
export type CompanyDcfResponse = z.infer<typeof companyDcfResponseSchema>;
