import * as z from 'zod/mini';
import { builtSchema } from '../schemas/builtSchema.js';
import { onFirstUse } from '../schemas/onFirstUse.js';

/** Query of `GET /api/market-data`: the beginning of a symbol, or words of a name. */
export const instrumentSearchQuerySchema = z.strictObject({
  query: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'must have at least one character: the beginning of a symbol or a name' }),
      z.maxLength(100, { error: 'must have at most 100 characters' }),
    ),
});

/** Something that can be quoted and valued, as a search finds it. Ask for it by `symbol`. */
export const instrumentSchema = onFirstUse(() =>
  z.object({
    symbol: z.string(),
    name: z.string(),
    exchange: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    type: z.enum(['equity', 'index', 'currency', 'fund']),
    sector: z.nullable(z.string()),
    source: z.string(),
  }),
);

/** Answer of `GET /api/market-data`: best match first. */
export const instrumentSearchResponseSchema = onFirstUse(() =>
  z.object({ results: z.readonly(z.array(builtSchema(instrumentSchema))) }),
);

export type InstrumentSearchQuery = z.infer<typeof instrumentSearchQuerySchema>;
export type InstrumentSearchResponse = z.infer<typeof instrumentSearchResponseSchema>;
