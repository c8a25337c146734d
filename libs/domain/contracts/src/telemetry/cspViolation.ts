import * as z from 'zod/mini';
import { longTextSchema, momentSchema, shortTextSchema } from './reportFields.js';

/** Body of `POST /api/csp-violations`: what the page's content security policy refused. */
export const cspViolationSchema = z.looseObject({
  blockedURI: longTextSchema,
  violatedDirective: shortTextSchema,
  originalPolicy: longTextSchema,
  disposition: z.enum(['enforce', 'report'], { error: "must be 'enforce' or 'report'" }),
  timestamp: momentSchema,
  userAgent: longTextSchema,
  url: longTextSchema,
});

export type CspViolation = z.infer<typeof cspViolationSchema>;
