import type { Reason, ReasonFigure } from '@finance-analyst/foundation';
import * as z from 'zod/mini';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { isoDateSchema } from '../market-data/isoDate.js';

const decimals = z.int().check(z.gte(0), z.lte(20));
const figureSchema: z.ZodMiniType<ReasonFigure> = onFirstUse(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), value: z.number(), decimals }),
    z.object({ kind: z.literal('number'), value: z.number(), decimals }),
    z.object({ kind: z.literal('day'), day: isoDateSchema }),
  ]),
);

/** Plain words, or words with a figure between each pair, which the reader's locale formats. */
export const reasonSchema: z.ZodMiniType<Reason> = onFirstUse(() =>
  z.union([
    z.string(),
    z
      .object({ words: z.array(z.string()), figures: z.array(figureSchema) })
      .check(
        z.refine(
          ({ words, figures }) => words.length === figures.length + 1,
          'should have one more word than figures',
        ),
      ),
  ]),
);
