import * as z from 'zod/mini';
import { onFirstUse } from '../schemas/onFirstUse.js';

/** Answer of `GET /api/health`; `problems` says what is wrong when the status is `degraded`. */
export const healthResponseSchema = onFirstUse(() =>
  z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    database: z.enum(['pglite', 'postgres']),
    uptimeSeconds: z.number(),
    problems: z.optional(z.array(z.string())),
  }),
);

export type HealthResponse = z.infer<typeof healthResponseSchema>;
