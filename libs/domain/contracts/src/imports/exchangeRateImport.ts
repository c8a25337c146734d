import * as z from 'zod/mini';
import { refusedRowSchema } from './priceImport.js';

/** Query of `POST /api/imports/exchange-rates`, which has no fields; the body is the CSV text. */
export const exchangeRateImportQuerySchema = z.strictObject({});

/** What an import of exchange rates did. A row is a day; the other counts are of single rates. */
export const exchangeRateImportReportSchema = z.object({
  /** One unit of it is worth each rate. */
  base: z.string(),
  currencies: z.readonly(z.array(z.string())),
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
export const exchangeRateImportEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), rowsDone: z.number(), rowsTotal: z.number() }),
  z.object({ event: z.literal('done'), report: exchangeRateImportReportSchema }),
  z.object({ event: z.literal('failed'), code: z.string(), message: z.string() }),
]);

export type ExchangeRateImportReport = z.infer<typeof exchangeRateImportReportSchema>;
export type ExchangeRateImportEvent = z.infer<typeof exchangeRateImportEventSchema>;
