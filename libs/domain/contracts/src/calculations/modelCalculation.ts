import * as z from 'zod/mini';
import { modelCheckSchema } from './dcfResponse.js';

/** As long as a name with its sub-models and segment may be. */
const nameSchema = z
  .string({ error: 'must be a name in the model' })
  .check(z.maxLength(250, { error: 'is too long' }));

/** Most inputs of one request: each name that a model does not know is compared with all that it knows. */
const maximumInputs = 500;

/** Most names of which one request may ask the derivations. */
export const maximumDerivations = 20;

/**
 * Body of `POST /api/calculations`: `model` is the name of a template or the text of a model, `inputs` are by name: a
 * number, a date such as 2026-06-30, one of these per period (null in a historical one that was not reported), or the
 * name of an option.
 */
export const modelCalculationRequestSchema = z.strictObject({
  model: z
    .string({ error: 'must be the name of a template or the text of a model' })
    .check(z.minLength(1, { error: 'must be the name of a template or the text of a model' })),
  inputs: z
    .record(
      z.string(),
      z.union([z.number(), z.string(), z.array(z.nullable(z.union([z.number(), z.string()])))], {
        error: 'must be a number, a date, an array of these, or the name of an option',
      }),
      { error: 'must be an object with a value for each input' },
    )
    .check(
      z.refine((inputs) => Object.keys(inputs).length <= maximumInputs, {
        error: `must have at most ${maximumInputs} inputs`,
      }),
    ),
  /** Forecast periods in place of those that the model states. */
  periods: z.optional(z.int({ error: 'must be a whole number' })),
  /** Names whose figures are answered; all lines and values where left out. */
  outputs: z.optional(
    z
      .array(nameSchema, { error: 'must be an array of names' })
      .check(z.maxLength(500, { error: 'must have at most 500 names' })),
  ),
  /** Names whose figures are answered with the formula and figures behind them. */
  derivations: z.optional(
    z
      .array(nameSchema, { error: 'must be an array of names' })
      .check(z.maxLength(maximumDerivations, { error: `must have at most ${maximumDerivations} names` })),
  ),
});

/** A figure, of a choice the name of its option, or null with the reason why it cannot be computed. */
export const modelFigureSchema = z.object({
  value: z.nullable(z.union([z.number(), z.string()])),
  reason: z.nullable(z.string()),
});

/** The figures of one name: one for a scalar, one per forecast period for a series, or per forecast year for a yearly one. */
export const modelValueSchema = z.object({
  label: z.string(),
  /** `amount`, `rate`, `per_share` …; `amount EUR` and `exchange_rate USD per EUR` in a model that states its currency. */
  unit: z.string(),
  shape: z.enum(['scalar', 'series']),
  figures: z.array(modelFigureSchema),
});

/** A figure with the formula and the figures that went in; periods count from 1, null for a scalar. */
export const modelDerivationSchema = z.object({
  period: z.nullable(z.number()),
  label: z.string(),
  /** As written in the model; empty for an input. */
  formula: z.string(),
  figure: modelFigureSchema,
  operands: z.array(
    z.object({
      name: z.string(),
      period: z.nullable(z.number()),
      label: z.string(),
      kind: z.enum(['input', 'line']),
      figure: modelFigureSchema,
    }),
  ),
});

/** Answer of `POST /api/calculations`. */
export const modelCalculationResponseSchema = z.object({
  title: z.string(),
  periods: z.number(),
  values: z.record(z.string(), modelValueSchema),
  /** Checks of the model that tripped. */
  checks: z.array(modelCheckSchema),
  derivations: z.exactOptional(z.record(z.string(), z.array(modelDerivationSchema))),
});

export type ModelCalculationRequest = z.infer<typeof modelCalculationRequestSchema>;
export type ModelFigure = z.infer<typeof modelFigureSchema>;
export type ModelValue = z.infer<typeof modelValueSchema>;
export type ModelDerivation = z.infer<typeof modelDerivationSchema>;
export type ModelCalculationResponse = z.infer<typeof modelCalculationResponseSchema>;
