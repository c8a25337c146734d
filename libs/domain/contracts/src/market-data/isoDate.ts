import * as z from 'zod/mini';

/** A calendar day as `YYYY-MM-DD`; days that do not exist are refused. */
export const isoDateSchema = z.iso.date({ error: 'must be a day that exists, as YYYY-MM-DD' });
