import * as z from 'zod/mini';
import type { Reason, ReasonFigure } from '@finance-analyst/foundation';

// Built when they are first used, since the page loads them at its start.
const decimals = z.int().check(z.gte(0), z.lte(20));
const figure: z.ZodMiniType<ReasonFigure> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), value: z.number(), decimals }),
    z.object({ kind: z.literal('number'), value: z.number(), decimals }),
    z.object({ kind: z.literal('day'), day: z.iso.date() }),
  ]),
);

/** Checks a stored reason. */
export const reasonSchema: z.ZodMiniType<Reason> = z.lazy(() =>
  z.union([
    z.string(),
    z
      .object({ words: z.array(z.string()), figures: z.array(figure) })
      .check(
        z.refine(
          ({ words, figures }) => words.length === figures.length + 1,
          'should have one more word than figures',
        ),
      ),
  ]),
);
