import * as z from 'zod/mini';

const figures = z.optional(z.array(z.nullable(z.number())));

const chartResultSchema = z.object({
  meta: z.object({
    currency: z.string(),
    exchangeTimezoneName: z.string(),
    currentTradingPeriod: z.optional(z.object({ regular: z.object({ end: z.number() }) })),
  }),
  timestamp: z.optional(z.array(z.number())),
  events: z.optional(
    z.object({
      dividends: z.optional(z.record(z.string(), z.object({ amount: z.number(), date: z.number() }))),
      splits: z.optional(
        z.record(z.string(), z.object({ date: z.number(), numerator: z.number(), denominator: z.number() })),
      ),
    }),
  ),
  indicators: z.object({
    quote: z.array(z.object({ open: figures, high: figures, low: figures, close: figures, volume: figures })),
    adjclose: z.optional(z.array(z.object({ adjclose: figures }))),
  }),
});

/** An answer of the chart service; times are seconds since 1970. */
export const yahooChartSchema = z.object({
  chart: z.object({
    result: z.nullable(z.array(chartResultSchema)),
    error: z.nullish(z.object({ code: z.string(), description: z.nullish(z.string()) })),
  }),
});

export type YahooChartResult = z.infer<typeof chartResultSchema>;
