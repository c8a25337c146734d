import * as z from 'zod/mini';

const words = 'must be a currency code of three letters, such as USD';

/** An ISO 4217 code as people type it, made upper-case. */
export const currencyCodeSchema = z
  .string({ error: words })
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, { error: words }));
