import * as z from 'zod/mini';
import type { SimulationRunBody } from './SimulationRunDocument.js';

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.gte(0));
const number = z.number();

const distribution = z.union([
  z.object({ kind: z.literal('normal'), mean: number, standardDeviation: number }),
  z.object({ kind: z.literal('lognormal'), median: number, spread: number }),
  z.object({ kind: z.enum(['triangular', 'pert']), low: number, mode: number, high: number }),
  z.object({ kind: z.literal('uniform'), low: number, high: number }),
  z.object({
    kind: z.literal('discrete'),
    outcomes: z.array(z.object({ value: number, probability: number })),
  }),
]);

const inputValue = z.union([z.number(), z.string()]);

const simulation = z.object({
  seed: count,
  paths: count,
  methodVersion: z.exactOptional(count),
  sampling: z.union([
    z.object({ kind: z.literal('plain') }),
    z.object({ kind: z.literal('latin-hypercube'), designs: count }),
  ]),
  template: text,
  engineVersion: text,
  inputs: z.record(z.string(), z.union([inputValue, z.array(z.nullable(inputValue))])),
  output: z.object({ name: text, period: z.exactOptional(z.int()) }),
  variables: z.array(
    z.object({
      name: text,
      period: z.exactOptional(z.int()),
      effect: z.enum(['value', 'shift']),
      distribution,
    }),
  ),
  correlations: z.exactOptional(z.array(z.array(number))),
});

const estimate = { value: number, standardError: z.nullable(number) };

const result = z.object({
  checksum: text,
  paths: count,
  failed: count,
  statistics: z.nullable(
    z.object({
      mean: z.object(estimate),
      standardDeviation: number,
      percentiles: z.array(z.object({ ...estimate, probability: number })),
      loss: z.nullable(z.object({ ...estimate, lowest: number, highest: number })),
      isConverged: z.nullable(z.boolean()),
    }),
  ),
});

/** Checks version 1 of a simulation run's body. */
export const simulationRunSchema: z.ZodMiniType<SimulationRunBody> = z.object({
  model: z.object({
    id: text,
    revision: count,
    title: z.string(),
    schemaVersion: z.int().check(z.gte(1)),
    body: z.record(z.string(), z.unknown()),
  }),
  instrument: z.object({ symbol: text, market: z.nullable(text), name: z.string() }),
  currency: text,
  run: simulation,
  options: z.object({
    percentiles: z.exactOptional(z.array(number)),
    price: z.exactOptional(number),
    largestStandardError: z.exactOptional(number),
    binCount: z.exactOptional(count),
  }),
  result,
  settings: z.record(z.string(), z.unknown()),
  fundamentalsSnapshot: z.unknown(),
  peerStatements: z.record(z.string(), z.unknown()),
});
