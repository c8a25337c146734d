import * as z from 'zod/mini';

const figures = z.optional(z.array(z.nullable(z.number())));

/** Times from 1897 to 2103; others cannot belong to a share. */
const seconds = z.number().check(z.gte(-2_300_000_000), z.lte(4_200_000_000));

const chartResultSchema = z.object({
  meta: z.object({
    currency: z.string(),
    exchangeTimezoneName: z.string(),
    currentTradingPeriod: z.optional(z.object({ regular: z.object({ end: seconds }) })),
  }),
  timestamp: z.optional(z.array(seconds)),
  events: z.optional(
    z.object({
      dividends: z.optional(z.record(z.string(), z.object({ amount: z.number(), date: seconds }))),
      splits: z.optional(
        z.record(z.string(), z.object({ date: seconds, numerator: z.number(), denominator: z.number() })),
      ),
    }),
  ),
  indicators: z.object({
    quote: z.array(z.object({ open: figures, high: figures, low: figures, close: figures, volume: figures })),
    adjclose: z.optional(z.array(z.object({ adjclose: figures }))),
  }),
});

/** A chart service response; times are seconds since 1970. */
export const yahooChartSchema = z.object({
  chart: z.object({
    result: z.nullable(z.array(chartResultSchema)),
    error: z.nullish(z.object({ code: z.string(), description: z.nullish(z.string()) })),
  }),
});

export type YahooChartResult = z.infer<typeof chartResultSchema>;
