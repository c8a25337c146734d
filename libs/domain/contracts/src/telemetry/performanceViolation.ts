import * as z from 'zod/mini';
import { figureSchema, longTextSchema, momentSchema, shortTextSchema } from './reportFields.js';

/** Body of `POST /api/performance/violations`: a budget violation. */
export const performanceViolationSchema = z.looseObject({
  metric: shortTextSchema,
  actual: figureSchema,
  budget: figureSchema,
  severity: z.enum(['low', 'medium', 'high', 'critical'], {
    error: "must be 'low', 'medium', 'high' or 'critical'",
  }),
  url: longTextSchema,
  timestamp: momentSchema,
  message: longTextSchema,
  recommendation: longTextSchema,
});

export type PerformanceViolation = z.infer<typeof performanceViolationSchema>;
