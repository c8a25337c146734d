import * as z from 'zod/mini';
import { modelCalculationRequestSchema } from './modelCalculation.js';

const number = z.number({ error: 'must be a number' });
const period = z.optional(z.int({ error: 'must be a whole number' }));
/** `value`: a draw is the figure of the input, in all its years or in `period`; `shift`: it is added to its figures. */
const effect = z.optional(z.enum(['value', 'shift'], { error: 'must be value or shift' }));
const drawn = { period, effect };

/** What is known of an input that is not known, in its unit. */
export const inputDistributionSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('normal'), mean: number, standardDeviation: number, ...drawn }),
    /** `spread` is the standard deviation of its logarithm. */
    z.strictObject({ type: z.literal('lognormal'), median: number, spread: number, ...drawn }),
    z.strictObject({ type: z.literal('triangular'), low: number, mode: number, high: number, ...drawn }),
    /** A beta distribution with the mean (low + 4 mode + high) ÷ 6. */
    z.strictObject({ type: z.literal('pert'), low: number, mode: number, high: number, ...drawn }),
    z.strictObject({ type: z.literal('uniform'), low: number, high: number, ...drawn }),
    z.strictObject({
      type: z.literal('discrete'),
      outcomes: z
        .array(z.strictObject({ value: number, probability: number }))
        .check(
          z.minLength(1, { error: 'must not be empty' }),
          z.maxLength(100, { error: 'must have at most 100' }),
        ),
      ...drawn,
    }),
  ],
  { error: 'must be normal, lognormal, triangular, pert, uniform or discrete' },
);

const fewestPaths = 100;
export const mostSimulationPaths = 1_000_000;

/** Body of `POST /api/calculations/simulation`. */
export const simulationRequestSchema = z.strictObject({
  model: modelCalculationRequestSchema.shape.model,
  /** All inputs of the model, the uncertain ones with their base figures. */
  inputs: modelCalculationRequestSchema.shape.inputs,
  periods: modelCalculationRequestSchema.shape.periods,
  distributions: z
    .record(z.string(), inputDistributionSchema, {
      error: 'must be an object with a distribution for each input',
    })
    .check(
      z.refine((given) => Object.keys(given).length >= 1 && Object.keys(given).length <= 50, {
        error: 'must have 1 to 50 inputs',
      }),
    ),
  /** By input and input, in the order of `distributions`: of the normal figures behind them. */
  correlations: z.optional(
    z
      .array(z.array(number).check(z.maxLength(50)))
      .check(z.maxLength(50, { error: 'must have at most 50 rows' })),
  ),
  paths: z
    .int({ error: 'must be a whole number' })
    .check(
      z.gte(fewestPaths, { error: `must be at least ${fewestPaths}` }),
      z.lte(mostSimulationPaths, { error: `must be at most ${mostSimulationPaths}` }),
    ),
  seed: z.int({ error: 'must be a whole number' }).check(z.gte(0, { error: 'must not be negative' })),
  /** Single figures of the model. */
  outputs: z
    .array(z.string())
    .check(
      z.minLength(1, { error: 'must name a figure' }),
      z.maxLength(10, { error: 'must have at most 10 names' }),
    ),
  /** By output: values of which the probability to end below is asked. */
  thresholds: z.optional(z.record(z.string(), z.array(number).check(z.maxLength(20)))),
});

const figure = z.nullable(z.number());

/** The distribution of one output over the paths that have it, in its unit. */
export const simulatedOutputSchema = z.object({
  label: z.string(),
  unit: z.string(),
  mean: z.number(),
  standardDeviation: z.number(),
  /** Of the mean, measured; null where it cannot be. */
  standardError: figure,
  /** By percent: 1, 5, 10, 25, 50, 75, 90, 95 and 99. */
  percentiles: z.record(z.string(), z.number()),
  probabilityBelow: z.array(
    z.object({ threshold: z.number(), probability: z.number(), standardError: figure }),
  ),
  /** Paths without a value, by their reason; they are in none of the figures. */
  failures: z.array(z.object({ reason: z.string(), paths: z.number() })),
});

/** Answer of `POST /api/calculations/simulation`: the same seed gives the same digits. */
export const simulationResponseSchema = z.object({
  paths: z.number(),
  seed: z.number(),
  /** Of the draws and of the engine: with others, other digits. */
  methodVersion: z.number(),
  engineVersion: z.string(),
  outputs: z.record(z.string(), simulatedOutputSchema),
});

export type SimulationRequest = z.infer<typeof simulationRequestSchema>;
export type SimulatedOutput = z.infer<typeof simulatedOutputSchema>;
export type SimulationResponse = z.infer<typeof simulationResponseSchema>;
