// @vitest-environment node
import { expect, it } from 'vitest';
import { leavePostsToNetwork } from './leavePostsToNetwork.js';
import type { InstallingEvent } from './WorkerScope.js';

const install = (addRoutes?: InstallingEvent['addRoutes']) => {
  const awaited: Promise<unknown>[] = [];
  const event = Object.assign(new Event('install'), {
    waitUntil: (work: Promise<unknown>) => void awaited.push(work),
    ...(addRoutes ? { addRoutes } : {}),
  });
  leavePostsToNetwork(event);
  return awaited;
};

it('[SERVICE-WORKER-28] has what a page sends go past the worker, and is installed once that holds', () => {
  const routes: unknown[] = [];
  const added = Promise.resolve();
  const awaited = install((route) => {
    routes.push(route);
    return added;
  });
  expect(routes).toEqual([{ condition: { requestMethod: 'POST' }, source: 'network' }]);
  expect(awaited).toEqual([added]);
});

it('[SERVICE-WORKER-28] is installed by a browser without static routes too', () => {
  expect(install()).toEqual([]);
});
