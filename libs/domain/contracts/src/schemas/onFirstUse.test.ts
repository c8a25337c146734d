import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { onFirstUse } from './onFirstUse.js';

it('builds a schema when it is first used, once', () => {
  const build = vi.fn(() => z.object({ symbol: z.string() }));
  const schema = onFirstUse(build);
  const list = z.array(schema);
  expect(build).not.toHaveBeenCalled();
  expect(list.safeParse([{ symbol: 'GLH.SMP' }, { symbol: 'KST.SMP' }]).success).toBe(true);
  expect(list.safeParse([{ symbol: 1 }]).success).toBe(false);
  expect(build).toHaveBeenCalledTimes(1);
});
