import * as z from 'zod/mini';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { isoDateSchema } from '../market-data/isoDate.js';
import { symbolSchema } from '../market-data/symbol.js';
import { fiscalPeriodSchema } from './fiscalPeriod.js';
import { reasonSchema } from './reason.js';

/** Query of `GET /api/fundamentals`; `asOf` asks for what was known that day, left out means today. */
export const fundamentalsQuerySchema = z.strictObject({
  symbol: symbolSchema,
  asOf: z.optional(isoDateSchema),
});

/** How current a copy of a provider's document is. */
export const freshnessSchema = onFirstUse(() =>
  z.object({
    /** ISO 8601, UTC; null for data that is not fetched, such as the sample market. */
    fetchedAt: z.nullable(z.string()),
    ageSeconds: z.nullable(z.number()),
    /** True when the provider was unavailable and an earlier copy is served. */
    stale: z.boolean(),
    /** Why the copy is stale, as a sentence. */
    reason: z.nullable(z.string()),
  }),
);

const createCompanyFundamentalsSchema = () =>
  z.object({
    symbol: z.string(),
    name: z.string(),
    source: z.string(),
    currency: z.string(),
    accountingStandard: z.enum(['us-gaap', 'ifrs', 'sample']),
    /** A `BusinessModel` of the market library, or a kind that a later release names. */
    businessModel: z.string(),
    /** Standard Industrial Classification code, four digits; absent where the source gives none. */
    industryCode: z.exactOptional(z.string()),
    knownOn: z.string(),
    lastFiled: z.string(),
    annual: z.readonly(z.array(fiscalPeriodSchema)),
    quarterly: z.readonly(z.array(fiscalPeriodSchema)),
    trailingTwelveMonths: z.nullable(fiscalPeriodSchema),
    shareBasisChanges: z.exactOptional(
      z.readonly(z.array(z.object({ filed: z.string(), factor: z.number() }))),
    ),
    notes: z.readonly(z.array(z.string())),
    /** `notes` with their figures and days apart from the words, for readers of other locales. */
    noteReasons: z.exactOptional(z.readonly(z.array(reasonSchema))),
  });

/** All statements of a company as they were known on `knownOn`, oldest period first. */
export const companyFundamentalsSchema = onFirstUse(createCompanyFundamentalsSchema);

/** Answer of `GET /api/fundamentals`. */
export const fundamentalsResponseSchema = onFirstUse(() =>
  z.extend(createCompanyFundamentalsSchema(), { freshness: freshnessSchema }),
);

export type Freshness = z.infer<typeof freshnessSchema>;
export type FundamentalsQuery = z.infer<typeof fundamentalsQuerySchema>;
export type FundamentalsResponse = z.infer<typeof fundamentalsResponseSchema>;
