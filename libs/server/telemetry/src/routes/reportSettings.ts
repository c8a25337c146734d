import { errorResponseSchema } from '@finance-analyst/contracts';
import type { RouteLimit } from '@finance-analyst/http';
import * as z from 'zod/mini';

/** A report that is larger is refused. */
export const largestReportBytes = 64 * 1024;

/** What all addresses for reports have in common; `limit` counts for all of them. */
export const reportSettings = <Body extends z.ZodMiniType>(
  summary: string,
  body: Body,
  limit: RouteLimit,
) => ({
  bodyLimit: largestReportBytes,
  ...limit,
  schema: {
    tags: ['Telemetry'],
    summary,
    body,
    response: {
      204: z.null(),
      400: errorResponseSchema,
      413: errorResponseSchema,
      415: errorResponseSchema,
      429: errorResponseSchema,
    },
  },
});
