import * as z from 'zod/mini';
import { currencyCodeSchema } from '../market-data/currencyCode.js';
import { symbolSchema } from '../market-data/symbol.js';

/** Query of `POST /api/imports/prices`; the body is the CSV text. */
export const priceImportQuerySchema = z.strictObject({
  symbol: symbolSchema.check(
    z.refine((symbol) => !symbol.includes(':'), {
      error: 'must be the plain symbol: name the market with exchange',
    }),
  ),
  exchange: z.optional(
    z.string().check(
      z.toUpperCase(),
      z.regex(/^[A-Z0-9]{4}$/, {
        error: 'must be a market identifier code of four characters, such as XNAS',
      }),
    ),
  ),
  currency: z.optional(currencyCodeSchema),
});

/** Query of `DELETE /api/imports/prices`: whose imported prices are removed. */
export const priceRemovalQuerySchema = z.pick(priceImportQuerySchema, { symbol: true, exchange: true });

/** Answer of `DELETE /api/imports/prices`: the days that were removed. */
export const priceRemovalReportSchema = z.object({
  symbol: z.string(),
  exchange: z.nullable(z.string()),
  removed: z.number(),
  firstDate: z.string(),
  lastDate: z.string(),
});

/** A row that was not stored, and why. `row` counts from 1 with the heading, as a text editor shows it. */
export const refusedRowSchema = z.object({ row: z.number(), reason: z.string() });

/** What an import did. */
export const priceImportReportSchema = z.object({
  symbol: z.string(),
  exchange: z.nullable(z.string()),
  currency: z.string(),
  rowsRead: z.number(),
  inserted: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refusedCount: z.number(),
  /** The first thousand refused rows. */
  refused: z.readonly(z.array(refusedRowSchema)),
  firstDate: z.nullable(z.string()),
  lastDate: z.nullable(z.string()),
  notes: z.readonly(z.array(z.string())),
});

/** One line of the answer's NDJSON stream: any number of `progress`, then one `done` or `failed`. */
export const priceImportEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), rowsDone: z.number(), rowsTotal: z.number() }),
  z.object({ event: z.literal('done'), report: priceImportReportSchema }),
  z.object({ event: z.literal('failed'), code: z.string(), message: z.string() }),
]);

export type PriceImportQuery = z.infer<typeof priceImportQuerySchema>;
export type PriceRemovalQuery = z.infer<typeof priceRemovalQuerySchema>;
export type PriceRemovalReport = z.infer<typeof priceRemovalReportSchema>;
export type RefusedRow = z.infer<typeof refusedRowSchema>;
export type PriceImportReport = z.infer<typeof priceImportReportSchema>;
export type PriceImportEvent = z.infer<typeof priceImportEventSchema>;
