import * as z from 'zod/mini';
import type { ModelTemplate } from './ValuationModel.js';

const text = z.string().check(z.minLength(1));

/** Checks a model's template reference; an unknown template is not damage. */
export const templateSchema: z.ZodMiniType<ModelTemplate> = z.object({
  id: text,
  version: z.int().check(z.gte(1)),
  hash: text,
});
