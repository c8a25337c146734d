import * as z from 'zod/mini';
import { assetNameSchema } from './assetName.js';

export const optimisationObjectives = [
  'minimum-variance',
  'maximum-sharpe',
  'target-return',
  'risk-parity',
  'hierarchical-risk-parity',
] as const;

/** Most assets of an optimization; a covariance has the square of it. */
export const mostAssets = 500;
const mostPeriods = 20_000;
const mostGroups = 50;
const mostFrontierPoints = 200;

const number = z.number({ error: 'must be a number' });
const perAsset = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item)
    .check(
      z.minLength(1, { error: 'must not be empty' }),
      z.maxLength(mostAssets, { error: `must have at most ${mostAssets} assets` }),
    );
const range = z.strictObject({ min: z.optional(number), max: z.optional(number) });
const required = 'is required where covariance is given';

/** Body of `POST /api/calculations/optimisation`: fractions; covariance and expected returns are of one period. */
export const optimisationRequestSchema = z
  .strictObject({
    /** By asset; if left out beside `returns`, their mean × `periodsPerYear`. */
    expectedReturns: z.optional(perAsset(number)),
    /** Row by row. */
    covariance: z.optional(
      perAsset(z.array(number).check(z.maxLength(mostAssets, { error: `must have at most ${mostAssets}` }))),
    ),
    /** In place of a covariance: fractions by period, oldest first, of which it is estimated. */
    returns: z.optional(
      perAsset(
        z.strictObject({
          name: assetNameSchema,
          values: z
            .array(number)
            .check(
              z.minLength(2, { error: 'must have at least 2 returns' }),
              z.maxLength(mostPeriods, { error: `must have at most ${mostPeriods} returns` }),
            ),
        }),
      ),
    ),
    /** Of `returns`: 252 for days, 12 for months; 1 if left out, so that figures are of one of their periods. */
    periodsPerYear: z.optional(number.check(z.positive({ error: 'must be above 0' }))),
    /** Of `returns`: `shrunk` (Ledoit–Wolf, constant correlation) if left out, or that of the `sample`. */
    estimator: z.optional(z.enum(['shrunk', 'sample'], { error: "must be 'shrunk' or 'sample'" })),
    objective: z.enum(optimisationObjectives, {
      error: `must be one of ${optimisationObjectives.join(', ')}`,
    }),
    /** Of weights: for all assets, or one for each; from 0 to 1 if left out. */
    bounds: z.optional(
      z.union([range, perAsset(range)], {
        error: 'must be an object with min and max, or a list of them by asset',
      }),
    ),
    /** Limits of the sum of weights of some assets, which are named by their place from 0 on, or as in `returns`. */
    groups: z.optional(
      z
        .array(
          z.strictObject({
            name: z.optional(assetNameSchema),
            assets: perAsset(
              z.union([z.int().check(z.gte(0, { error: 'must be at least 0' })), assetNameSchema], {
                error: 'must be a place from 0 on, or a name',
              }),
            ),
            min: z.optional(number),
            max: z.optional(number),
          }),
        )
        .check(z.maxLength(mostGroups, { error: `must have at most ${mostGroups} groups` })),
    ),
    /** Of `target-return`: what the weights are expected to return at least. */
    target: z.optional(number),
    /** In the period of the expected returns; 0 if left out. */
    riskFreeRate: z.optional(number),
    /** Of an efficient frontier, which is left out without it. */
    frontierPoints: z.optional(
      z
        .int({ error: 'must be a whole number' })
        .check(
          z.gte(2, { error: 'must be at least 2' }),
          z.lte(mostFrontierPoints, { error: `must be at most ${mostFrontierPoints}` }),
        ),
    ),
  })
  .check((context) => {
    const { covariance, returns, expectedReturns, objective, target, frontierPoints } = context.value;
    const refuse = (path: string, message: string): void => {
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    };
    if (covariance === undefined && returns === undefined)
      refuse('covariance', 'is required where returns are not given');
    if (returns !== undefined) {
      if (covariance !== undefined) refuse('covariance', 'must be left out where returns are given');
    } else {
      const { periodsPerYear, estimator } = context.value;
      if (periodsPerYear !== undefined) refuse('periodsPerYear', 'must be left out without returns');
      if (estimator !== undefined) refuse('estimator', 'must be left out without returns');
      const needsReturns =
        objective === 'maximum-sharpe' || objective === 'target-return' || frontierPoints !== undefined;
      if (needsReturns && expectedReturns === undefined) refuse('expectedReturns', required);
    }
    if (objective === 'target-return' && target === undefined)
      refuse('target', 'is required where the objective is target-return');
    if (objective !== 'target-return' && target !== undefined)
      refuse('target', 'must be left out unless the objective is target-return');
  });

const weights = z.array(z.number());

/** Answer of `POST /api/calculations/optimisation`: fractions, weights in the order of the assets. */
export const optimisationResponseSchema = z.object({
  objective: z.enum(optimisationObjectives),
  weights,
  /** Null where no expected returns are known. */
  expectedReturn: z.nullable(z.number()),
  volatility: z.number(),
  /** (expected return − risk-free rate) ÷ volatility; null without expected returns, or volatility. */
  sharpe: z.nullable(z.number()),
  /** Of each asset in the variance: they add up to 1; null where the variance is 0. */
  riskShares: z.nullable(weights),
  /** How much of the covariance is its shrinkage target; null where it is not estimated so. */
  shrinkage: z.nullable(z.number()),
  /** From the least variance to the highest expected return, at equal distances; one point if no other is efficient. */
  frontier: z.optional(z.array(z.object({ expectedReturn: z.number(), volatility: z.number(), weights }))),
  /** That there are too few returns to rely on the covariance. */
  note: z.nullable(z.string()),
});

export type OptimisationRequest = z.infer<typeof optimisationRequestSchema>;
export type OptimisationResponse = z.infer<typeof optimisationResponseSchema>;
