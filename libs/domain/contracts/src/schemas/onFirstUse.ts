import * as z from 'zod/mini';

/**
 * A schema that is built when it is first used. The page loads all of them at its start, where building them together
 * would block a slow machine.
 */
/* @__NO_SIDE_EFFECTS__ */
export const onFirstUse = <Schema extends z.ZodMiniType>(build: () => Schema): z.ZodMiniLazy<Schema> =>
  z.lazy(build);
