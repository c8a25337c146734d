import * as z from 'zod/mini';
import { builtSchema } from '../schemas/builtSchema.js';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { isoDateSchema } from './isoDate.js';
import { symbolSchema } from './symbol.js';

/** Query of `GET /api/market-data/historical`; both days inclusive, the whole history if omitted. */
export const priceHistoryQuerySchema = z.strictObject({
  symbol: symbolSchema,
  from: z.optional(isoDateSchema),
  to: z.optional(isoDateSchema),
  interval: z._default(z.literal('1d', { error: 'must be 1d: only daily bars are stored' }), '1d'),
});

/** One trading day; what the source does not give is null. */
export const barSchema = onFirstUse(() =>
  z.object({
    date: z.string(),
    open: z.nullable(z.number()),
    high: z.nullable(z.number()),
    low: z.nullable(z.number()),
    close: z.number(),
    adjustedClose: z.nullable(z.number()),
    volume: z.nullable(z.number()),
  }),
);

/**
 * Answer of `GET /api/market-data/historical`, oldest bar first; `adjusted` says that every bar has an adjusted close,
 * and `notes` what the source's figures were converted from or left out. They are left out where there are none.
 */
export const priceHistoryResponseSchema = onFirstUse(() =>
  z.object({
    symbol: z.string(),
    currency: z.string(),
    source: z.string(),
    adjusted: z.boolean(),
    bars: z.readonly(z.array(builtSchema(barSchema))),
    notes: z.optional(z.readonly(z.array(z.string()))),
  }),
);

export type PriceHistoryQuery = z.infer<typeof priceHistoryQuerySchema>;
export type PriceHistoryResponse = z.infer<typeof priceHistoryResponseSchema>;
