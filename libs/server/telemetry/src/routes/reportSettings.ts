import { errorResponseSchema } from '@finance-analyst/contracts';
import type { RouteLimit } from '@finance-analyst/http';
import * as z from 'zod/mini';

/** Larger reports are refused. */
export const largestReportBytes = 64 * 1024;

/** Route options shared by all reporting endpoints; `limit` counts across all of them. */
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
