import * as z from 'zod/mini';
import { builtSchema } from '../schemas/builtSchema.js';
import { onFirstUse } from '../schemas/onFirstUse.js';

/** The filed fact that a figure rests on. */
export const filingSourceSchema = onFirstUse(() =>
  z.object({
    taxonomy: z.string(),
    tag: z.string(),
    accession: z.string(),
    form: z.string(),
    filed: z.string(),
    unit: z.string(),
  }),
);

/** An operand of a figure that no filing states. */
export const figureComponentSchema = onFirstUse(() =>
  z.object({
    label: z.string(),
    sign: z.union([z.literal(1), z.literal(-1)]),
    value: z.number(),
    source: builtSchema(filingSourceSchema),
  }),
);

/** A statement figure and its origin; `restatedFrom` lists differing values filed earlier, oldest first. */
export const reportedFigureSchema = onFirstUse(() =>
  z.object({
    value: z.number(),
    source: builtSchema(filingSourceSchema),
    components: z.readonly(z.array(builtSchema(figureComponentSchema))),
    derivation: z.nullable(z.string()),
    restatedFrom: z.readonly(
      z.array(z.object({ value: z.number(), source: builtSchema(filingSourceSchema) })),
    ),
  }),
);
