import * as z from 'zod/mini';

/** What a series of returns is called. */
export const assetNameSchema = z
  .string()
  .check(z.minLength(1, { error: 'must not be empty' }), z.maxLength(100, { error: 'is too long' }));
