import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce.js';

it('[WEB-101] loads once for everyone who asks', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const loaded = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loaded(), loaded()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('[WEB-101] tells each who asked of a failure, and loads again for the next', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue('code');
  const loaded = loadOnce(load);
  const [first, second] = await Promise.allSettled([loaded(), loaded()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
  expect(await loaded()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
