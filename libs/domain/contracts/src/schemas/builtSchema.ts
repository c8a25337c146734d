import type * as z from 'zod/mini';

/**
 * The schema inside one that is built on first use, for another such schema: the detour would slow down an answer with
 * thousands of figures.
 */
export const builtSchema = <Schema extends z.ZodMiniType>({ _zod }: z.ZodMiniLazy<Schema>): Schema =>
  _zod.innerType;
