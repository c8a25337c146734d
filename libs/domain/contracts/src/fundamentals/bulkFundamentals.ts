import * as z from 'zod/mini';
import { isoDateSchema } from '../market-data/isoDate.js';
import { symbolSchema } from '../market-data/symbol.js';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { statementLines } from './fiscalPeriod.js';
import { fundamentalsResponseSchema } from './fundamentals.js';

/** Most companies that one request may name. */
export const maximumBulkSymbols = 200;

const distinct = (symbols: string[]): string[] => [
  ...new Set(symbols.map((symbol) => symbol.trim().toUpperCase())),
];

/**
 * Body of `POST /api/fundamentals/bulk`: the companies, and what of their statements is wanted; what is left out means
 * all of it. Repeated symbols count once.
 */
export const bulkFundamentalsRequestSchema = onFirstUse(() => {
  const periodCount = z.optional(z.int().check(z.gte(0), z.lte(1000)));
  return z.strictObject({
    symbols: z.pipe(
      z.pipe(z.array(z.string()), z.transform(distinct)),
      z
        .array(symbolSchema)
        .check(
          z.minLength(1, { error: 'must name at least one symbol' }),
          z.maxLength(maximumBulkSymbols, { error: `must name at most ${maximumBulkSymbols} symbols` }),
        ),
    ),
    /** What was known that day; today by default. */
    asOf: z.optional(isoDateSchema),
    lines: z.optional(z.array(z.enum(statementLines)).check(z.minLength(1))),
    /** How many of the newest fiscal years, and of the newest quarters. */
    annual: periodCount,
    quarterly: periodCount,
    trailingTwelveMonths: z.optional(z.boolean()),
    notes: z.optional(z.boolean()),
  });
});

/**
 * A line of the answer: the statements of one company in the form of `GET /api/fundamentals`, or why there are none.
 * Lines are in the order of the symbols.
 */
export const bulkFundamentalsLineSchema = onFirstUse(() =>
  z.union([
    z.object({ symbol: z.string(), statements: fundamentalsResponseSchema }),
    z.object({
      symbol: z.string(),
      error: z.object({ code: z.string(), message: z.string() }),
      /** When the provider may be queried again. */
      retryAfterSeconds: z.exactOptional(z.number()),
    }),
  ]),
);

export type BulkFundamentalsRequest = z.infer<typeof bulkFundamentalsRequestSchema>;
export type BulkFundamentalsLine = z.infer<typeof bulkFundamentalsLineSchema>;
