import * as z from 'zod/mini';
import { templateSchema } from './templateSchema.js';
import type { ComputedFigure, ComputedHeadline } from './ValuationModel.js';

const figure: z.ZodMiniType<ComputedFigure> = z.union([
  z.object({ ok: z.literal(true), value: z.number() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);

/** Checks a model's last computed headline. */
export const computedHeadlineSchema: z.ZodMiniType<ComputedHeadline> = z.object({
  valuePerShare: figure,
  upside: figure,
  impliedGrowth: figure,
  terminalShare: figure,
  wacc: figure,
  template: templateSchema,
  engineVersion: z.string(),
  statementsSource: z.string(),
});
