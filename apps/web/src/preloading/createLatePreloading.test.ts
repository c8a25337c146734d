import { expect, it, vi } from 'vitest';
import { createLatePreloading } from './createLatePreloading.js';

const edges = { window, targets: [], leadsTo: () => [] };

function trial(isThere = true) {
  const stop = vi.fn();
  const preloading = { start: vi.fn(() => stop), visit: vi.fn<(path: string) => void>() };
  const late = createLatePreloading(edges, () =>
    isThere ? Promise.resolve(preloading) : Promise.reject(new Error('no network')),
  );
  return { late, preloading, stop };
}

it('[WEB-103] hands on what was visited before its code arrived, in order', async () => {
  const { late, preloading, stop } = trial();
  late.visit('/');
  const end = late.start();
  late.visit('/settings');
  await vi.waitFor(() => expect(preloading.visit.mock.calls).toEqual([['/'], ['/settings']]));
  expect(preloading.start).toHaveBeenCalledTimes(1);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('[WEB-103] does not start what was stopped before its code arrived', async () => {
  const { late, preloading } = trial();
  late.start()();
  late.visit('/');
  await vi.waitFor(() => expect(preloading.visit).toHaveBeenCalled());
  expect(preloading.start).not.toHaveBeenCalled();
});

it('[WEB-103] leaves screens to load when they are opened where its code cannot be loaded', async () => {
  const { late, preloading } = trial(false);
  late.visit('/');
  late.start();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(preloading.visit).not.toHaveBeenCalled();
});
