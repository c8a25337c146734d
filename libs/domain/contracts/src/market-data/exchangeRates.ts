import * as z from 'zod/mini';
import { builtSchema } from '../schemas/builtSchema.js';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { currencyCodeSchema } from './currencyCode.js';
import { isoDateSchema } from './isoDate.js';

/** Query of `GET /api/market-data/exchange-rates`; both days inclusive, the whole history if omitted. */
export const exchangeRatesQuerySchema = z
  .strictObject({
    base: currencyCodeSchema,
    quote: currencyCodeSchema,
    from: z.optional(isoDateSchema),
    to: z.optional(isoDateSchema),
  })
  .check(
    z.refine(({ base, quote }) => base !== quote, {
      path: ['quote'],
      error: 'must differ from base: a currency has no exchange rate to itself',
    }),
  );

/** Units of the quote currency for one unit of the base currency, on a day. */
export const datedRateSchema = onFirstUse(() => z.object({ date: z.string(), rate: z.number() }));

/**
 * Answer of `GET /api/market-data/exchange-rates`, oldest day first, all from one source. `notes` says which rates the
 * figures were derived from, and why newer ones may exist; it is omitted when there is nothing to say.
 */
export const exchangeRatesResponseSchema = onFirstUse(() =>
  z.object({
    base: z.string(),
    quote: z.string(),
    source: z.string(),
    rates: z.readonly(z.array(builtSchema(datedRateSchema))),
    notes: z.optional(z.readonly(z.array(z.string()))),
  }),
);

export type DatedRate = z.infer<typeof datedRateSchema>;
export type ExchangeRatesQuery = z.infer<typeof exchangeRatesQuerySchema>;
export type ExchangeRatesResponse = z.infer<typeof exchangeRatesResponseSchema>;
