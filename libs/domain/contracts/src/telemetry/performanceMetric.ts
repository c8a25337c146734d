import * as z from 'zod/mini';
import {
  figureSchema,
  longTextSchema,
  momentSchema,
  shortTextSchema,
  vitalRatingSchema,
} from './reportFields.js';

/** Body of `POST /api/performance`: one measured figure. */
export const performanceMetricSchema = z.looseObject({
  name: shortTextSchema,
  value: figureSchema,
  rating: vitalRatingSchema,
  sessionId: shortTextSchema,
  url: longTextSchema,
  timestamp: momentSchema,
});

export type PerformanceMetric = z.infer<typeof performanceMetricSchema>;
