import * as z from 'zod/mini';
import {
  figureSchema,
  longTextSchema,
  momentSchema,
  shortTextSchema,
  vitalRatingSchema,
} from './reportFields.js';

/** Most entries of one summary. */
export const maximumPerformanceEntries = 200;

const metricSchema = z.looseObject({ value: figureSchema, rating: z.optional(vitalRatingSchema) });

const entrySchema = z.looseObject({
  entryType: shortTextSchema,
  name: longTextSchema,
  startTime: figureSchema,
  duration: figureSchema,
});

/** Body of `POST /api/performance/session`: what a page measured in its life, sent when it is left. */
export const performanceSessionSchema = z.looseObject({
  sessionId: shortTextSchema,
  /** By name. */
  metrics: z.record(z.string(), metricSchema, { error: 'must be an object with a figure for each name' }),
  performanceEntries: z.array(entrySchema, { error: 'must be an array of entries' }).check(
    z.maxLength(maximumPerformanceEntries, {
      error: `must have at most ${maximumPerformanceEntries} entries`,
    }),
  ),
  timestamp: momentSchema,
  url: longTextSchema,
});

export type PerformanceSession = z.infer<typeof performanceSessionSchema>;
export type PerformanceSessionEntry = z.infer<typeof entrySchema>;
