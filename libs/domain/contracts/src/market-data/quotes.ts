import * as z from 'zod/mini';
import { builtSchema } from '../schemas/builtSchema.js';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { symbolSchema } from './symbol.js';

/** Most symbols that one request for quotes may name. */
export const maximumQuoteSymbols = 100;

const symbolListSchema = z
  .array(symbolSchema)
  .check(z.maxLength(maximumQuoteSymbols, { error: `must name at most ${maximumQuoteSymbols} symbols` }));

/** Query of `GET /api/market-data/real-time`: symbols separated by commas; repeated ones count once. */
export const quotesQuerySchema = z.strictObject({
  symbols: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => [
        ...new Set(text.split(',').map((symbol) => symbol.trim().toUpperCase())),
      ]),
    ),
    symbolListSchema,
  ),
});

/** The last known price of an instrument; `changePercent` is a fraction. */
export const quoteSchema = onFirstUse(() =>
  z.object({
    symbol: z.string(),
    price: z.number(),
    previousClose: z.nullable(z.number()),
    change: z.nullable(z.number()),
    changePercent: z.nullable(z.number()),
    currency: z.string(),
    asOf: z.string(),
    source: z.string(),
    stale: z.boolean(),
  }),
);

/**
 * Response of `GET /api/market-data/real-time`; `missing` lists the symbols without a price, and `reasons` why each of
 * them has none. It is omitted when nothing is missing.
 */
export const quotesResponseSchema = onFirstUse(() =>
  z.object({
    quotes: z.readonly(z.array(builtSchema(quoteSchema))),
    missing: z.readonly(z.array(z.string())),
    reasons: z.optional(z.record(z.string(), z.string())),
  }),
);

export type QuotesQuery = z.infer<typeof quotesQuerySchema>;
export type QuotesResponse = z.infer<typeof quotesResponseSchema>;
