import * as z from 'zod/mini';

const mustBeText = { error: 'must be a text' };
const mustBeNumber = { error: 'must be a number' };

/** A name, an identifier or a short word. */
export const shortTextSchema = z
  .string(mustBeText)
  .check(z.maxLength(200, { error: 'must have at most 200 characters' }));

/** An address or a sentence. */
export const longTextSchema = z
  .string(mustBeText)
  .check(z.maxLength(4000, { error: 'must have at most 4000 characters' }));

/** A measured figure. JSON knows neither NaN nor infinity. */
export const figureSchema = z.number(mustBeNumber);

/** ISO 8601, or milliseconds since 1970. */
export const momentSchema = z.union(
  [shortTextSchema.check(z.refine((text) => !Number.isNaN(Date.parse(text)))), figureSchema],
  { error: 'must be a time: ISO 8601, or milliseconds since 1970' },
);

export const vitalRatingSchema = z.enum(['good', 'needs-improvement', 'poor'], {
  error: "must be 'good', 'needs-improvement' or 'poor'",
});
