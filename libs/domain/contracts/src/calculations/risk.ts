import * as z from 'zod/mini';
import { assetNameSchema } from './assetName.js';

const values = z
  .array(z.number({ error: 'must be a number' }))
  .check(
    z.minLength(1, { error: 'must not be empty' }),
    z.maxLength(100_000, { error: 'must have at most 100,000 returns' }),
  );

const mostSeed = 4_294_967_295;

/** Body of `POST /api/calculations/risk`: returns are fractions per period, oldest first. */
export const riskRequestSchema = z.strictObject({
  returns: z
    .array(z.strictObject({ name: assetNameSchema, values }))
    .check(
      z.minLength(1, { error: 'must have a series' }),
      z.maxLength(1000, { error: 'must have at most 1,000 series' }),
    ),
  /** Of each series, restored every period; equal ones if left out. */
  weights: z.optional(z.array(z.number({ error: 'must be a number' }))),
  benchmark: z.optional(values),
  /** 252 for days, 52 for weeks, 12 for months. */
  periodsPerYear: z.number({ error: 'must be a number' }).check(z.positive({ error: 'must be above 0' })),
  /** Of losses: 0.95. */
  level: z
    .number({ error: 'must be a number' })
    .check(z.gt(0.5, { error: 'must be above 0.5' }), z.lt(1, { error: 'must be below 1' })),
  /** Of losses, in periods; 1 if left out. */
  horizon: z.optional(
    z.int({ error: 'must be a whole number' }).check(z.gte(1, { error: 'must be at least 1' })),
  ),
  /** A year, a fraction; 0 if left out. */
  riskFreeRate: z.optional(
    z.number({ error: 'must be a number' }).check(z.gt(-1, { error: 'must be above -1' })),
  ),
  /** Of the simulated losses: the same seed gives the same digits; 1 if left out. */
  seed: z.optional(
    z
      .int({ error: 'must be a whole number' })
      .check(
        z.gte(0, { error: 'must not be negative' }),
        z.lte(mostSeed, { error: `must be at most ${mostSeed}` }),
      ),
  ),
});

/** A figure, or null with the reason why it cannot be computed. */
const measured = z.object({ value: z.nullable(z.number()), reason: z.nullable(z.string()) });
const losses = z.object({
  historical: measured,
  parametric: measured,
  cornishFisher: measured,
  /** Of paths of returns that are drawn with replacement; over one period, whose outcomes are all known, that of the returns. */
  simulated: measured,
});

/** Answer of `POST /api/calculations/risk`: fractions; deviations and ratios a year. */
export const riskResponseSchema = z.object({
  sampleSize: z.number(),
  /** That there are too few returns to rely on the figures. */
  note: z.nullable(z.string()),
  volatility: measured,
  downside: measured,
  sharpe: measured,
  sortino: measured,
  /** `depth` is below 0; the others count periods from 0, the start before the first return; `end` is null while the high is not reached again. */
  drawdown: z.object({
    depth: z.nullable(z.number()),
    start: z.nullable(z.number()),
    trough: z.nullable(z.number()),
    end: z.nullable(z.number()),
    reason: z.nullable(z.string()),
  }),
  /** Positive fractions over the horizon, by method. */
  valueAtRisk: losses,
  expectedShortfall: losses,
  /** Against the benchmark. */
  beta: measured,
  trackingError: measured,
});

export type RiskRequest = z.infer<typeof riskRequestSchema>;
export type RiskResponse = z.infer<typeof riskResponseSchema>;
