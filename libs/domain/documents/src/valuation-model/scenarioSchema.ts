import * as z from 'zod/mini';
import { assumptionRowId } from './assumptionRowId.js';
import { hasDistinctIds } from './hasDistinctIds.js';
import { reasonSchema } from './reasonSchema.js';
import type { Scenario, ScenarioRow } from './ValuationModel.js';

const text = z.string().check(z.minLength(1));

const row: z.ZodMiniType<ScenarioRow> = z
  .object({
    id: text,
    input: text,
    yearEnd: z.nullable(z.iso.date()),
    value: z.union([z.number(), z.string()]),
    edited: z.exactOptional(z.literal(true)),
  })
  .check(
    z.refine(({ id, input, yearEnd }) => id === assumptionRowId(input, yearEnd), {
      path: ['id'],
      error: 'should match its input and fiscal year',
    }),
  );

/** Checks a named set of overrides. */
export const scenarioSchema: z.ZodMiniType<Scenario> = z.object({
  id: text,
  name: z.string(),
  note: reasonSchema,
  isEdited: z.exactOptional(z.literal(true)),
  rows: z.array(row).check(z.refine(hasDistinctIds, 'should have a different id in each row')),
});
