import * as z from 'zod/mini';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { symbolSchema } from './symbol.js';

/** Query of `GET /api/market-data/parameters`. */
export const marketParametersQuerySchema = z.strictObject({ symbol: symbolSchema });

/** A number a valuation starts from: where it comes from, in words for a reader (`label`) and as an id (`source`). */
export const marketParameterSchema = onFirstUse(() =>
  z.object({
    /** Rates are fractions. */
    value: z.number(),
    label: z.string(),
    source: z.string(),
    /** ISO date of the newest observation used; null for a configured value. */
    asOf: z.nullable(z.string()),
    /** Of a measured value, in its unit. */
    standardError: z.exactOptional(z.number()),
  }),
);

/** Answer of `GET /api/market-data/parameters`: what the cost of capital starts from. */
export const marketParametersResponseSchema = onFirstUse(() =>
  z.object({
    symbol: z.string(),
    currency: z.string(),
    riskFreeRate: marketParameterSchema,
    equityRiskPremium: marketParameterSchema,
    beta: marketParameterSchema,
    costOfDebt: marketParameterSchema,
  }),
);

export type MarketParameter = z.infer<typeof marketParameterSchema>;
export type MarketParametersQuery = z.infer<typeof marketParametersQuerySchema>;
export type MarketParametersResponse = z.infer<typeof marketParametersResponseSchema>;
