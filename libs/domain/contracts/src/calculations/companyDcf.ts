import * as z from 'zod/mini';
import { filingSourceSchema } from '../fundamentals/reportedFigure.js';
import { marketParameterSchema } from '../market-data/marketParameters.js';
import { symbolSchema } from '../market-data/symbol.js';
import { dcfRequestSchema } from './dcfRequest.js';
import { dcfResponseSchema } from './dcfResponse.js';

/** Query of `GET /api/calculations/dcf`. */
export const companyDcfQuerySchema = z.strictObject({ symbol: symbolSchema });

/** Why an input has the value it has. */
export const dcfAssumptionSchema = z.object({
  /** The input that it sets, dotted: `costOfCapital.beta`. */
  path: z.string(),
  value: z.union([z.number(), z.string(), z.array(z.number())]),
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

/** Answer of `GET /api/calculations/dcf`: a company's default DCF, with what went in and why. */
export const companyDcfResponseSchema = z.extend(dcfResponseSchema, {
  symbol: z.string(),
  name: z.string(),
  /** Where the statements come from. */
  source: z.string(),
  /** The fiscal year that the forecast starts from, and its last day. */
  baseYear: z.string(),
  baseYearEnd: z.string(),
  beta: marketParameterSchema,
  /** A body for `POST /api/calculations/dcf` that gives the same values. */
  inputs: dcfRequestSchema,
  assumptions: z.array(dcfAssumptionSchema),
});

export type CompanyDcfQuery = z.infer<typeof companyDcfQuerySchema>;
export type DcfAssumption = z.infer<typeof dcfAssumptionSchema>;
export type CompanyDcfResponse = z.infer<typeof companyDcfResponseSchema>;
