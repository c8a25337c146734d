import * as z from 'zod/mini';
import { onFirstUse } from '../schemas/onFirstUse.js';

/** One thing that is wrong: `path` names the field, dotted, or is empty where the whole request is meant. */
export const errorDetailSchema = onFirstUse(() => z.object({ path: z.string(), message: z.string() }));

/** The body of every answer that is not a success. */
export const errorResponseSchema = onFirstUse(() =>
  z.object({
    error: z.object({
      code: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      message: z.string(),
      details: z.optional(z.array(errorDetailSchema)),
    }),
  }),
);

export type ErrorDetail = z.infer<typeof errorDetailSchema>;
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

/** Builds an error body; `code` is kebab-case, `message` says what is wrong and what to do. */
export const errorResponse = (
  code: string,
  message: string,
  details?: readonly ErrorDetail[],
): ErrorResponse => ({
  error: { code, message, ...(details && details.length > 0 ? { details: [...details] } : {}) },
});
