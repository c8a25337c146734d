// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createFakeCaches } from '../testing/createFakeCaches.js';
import { createFakeContainer } from '../testing/createFakeContainer.js';
import { createWorkerStateReader } from './createWorkerStateReader.js';
import { readCacheState } from './readCacheState.js';
import { readRegisteredWorker } from './readRegisteredWorker.js';

describe('readCacheState', () => {
  it('[SERVICE-WORKER-26] counts what each cache holds, from when to when', async () => {
    const caches = createFakeCaches();
    const api = await caches.open('api-v1');
    const keep = (path: string, headers: Record<string, string>) =>
      api.put(path, new Response('', { headers }));
    await keep('/api/a', { 'x-cached-at': '2026-11-20T10:00:00.000Z' });
    await keep('/api/b', {
      'x-cached-at': '2026-11-21T10:00:00.000Z',
      date: 'Fri, 01 Jan 2021 00:00:00 GMT',
    });
    await keep('/api/c', { date: 'Thu, 19 Nov 2026 08:00:00 GMT' });
    await keep('/api/d', {});
    expect(await readCacheState(caches as unknown as CacheStorage)).toEqual({
      ok: true,
      value: [
        { name: 'static-v1', entries: 0, newest: null, oldest: null },
        {
          name: 'api-v1',
          entries: 4,
          newest: '2026-11-21T10:00:00.000Z',
          oldest: '2026-11-19T08:00:00.000Z',
        },
        { name: 'dynamic-v1', entries: 0, newest: null, oldest: null },
      ],
    });
    expect(await caches.keys()).toEqual(['api-v1']);
  });

  it('[SERVICE-WORKER-26] says why where there is nothing to count', async () => {
    expect(await readCacheState(undefined)).toMatchObject({ ok: false });
    const caches = { ...createFakeCaches(), has: () => Promise.reject(new Error('Not allowed.')) };
    expect(await readCacheState(caches as unknown as CacheStorage)).toEqual({
      ok: false,
      reason: 'The caches could not be read: Not allowed.',
    });
  });
});

const never = () => new Promise<void>(() => undefined);

describe('readRegisteredWorker', () => {
  it('[SERVICE-WORKER-27] tells the worker in force, its release and whether an update waits', async () => {
    const { fake, container } = createFakeContainer({ controlled: true });
    const { controller, registration } = fake;
    registration.active = controller;

    if (controller) controller.answer = () => ({ version: '0.4.0', files: 85 });
    expect(await readRegisteredWorker(container, never)).toEqual({
      ok: true,
      value: { isControlling: true, isUpdateWaiting: false, version: '0.4.0' },
    });
    expect(controller?.messages).toEqual([{ type: 'get-version' }]);
    const next = registration.find();
    next.answer = () => ({ version: '0.5.0', files: 86 });
    registration.install(next);
    expect(await readRegisteredWorker(container, never)).toEqual({
      ok: true,
      value: { isControlling: true, isUpdateWaiting: true, version: '0.4.0' },
    });
    expect(next.messages).toEqual([]);
  });

  it('[SERVICE-WORKER-27] tells the release of the next worker before there is one in force', async () => {
    const { fake, container } = createFakeContainer({ controlled: false });
    const { registration } = fake;
    const next = registration.find();
    next.answer = () => ({ version: '0.5.0', files: 86 });
    const value = { isControlling: false, isUpdateWaiting: false, version: '0.5.0' };
    expect(await readRegisteredWorker(container, never)).toEqual({ ok: true, value });
    registration.install(next);
    expect(await readRegisteredWorker(container, never)).toEqual({ ok: true, value });
  });

  it.each([
    ['does not answer', null],
    ['answers something else', () => 'what?'],
  ])('[SERVICE-WORKER-27] goes without the release of a worker that %s', async (_how, answer) => {
    const { fake, container } = createFakeContainer({ controlled: false });
    fake.registration.find().answer = answer;
    const wait = answer ? never : async () => undefined;
    expect(await readRegisteredWorker(container, wait)).toEqual({
      ok: true,
      value: {
        isControlling: false,
        isUpdateWaiting: false,
        version: null,
      },
    });
  });

  it('[SERVICE-WORKER-27] tells that none is registered', async () => {
    const { container } = createFakeContainer({ controlled: false });
    expect(await readRegisteredWorker(container)).toEqual({ ok: true, value: null });
  });

  it('[SERVICE-WORKER-27] says why where it cannot tell', async () => {
    const { fake, container } = createFakeContainer({ controlled: false });
    fake.failure = new Error('Not allowed.');
    expect(await readRegisteredWorker(container)).toEqual({
      ok: false,
      reason: 'The service worker did not respond: Not allowed.',
    });
    expect(await readRegisteredWorker(undefined)).toMatchObject({ ok: false });
  });
});

describe('createWorkerStateReader', () => {
  it('[SERVICE-WORKER-27] tells that none is registered, asking the browser once', async () => {
    const getRegistration = vi.fn(async () => undefined);
    const container = { getRegistration } as unknown as ServiceWorkerContainer;
    const read = createWorkerStateReader({ container, caches: undefined });
    expect(await read()).toEqual({ ok: true, value: null });
    expect(getRegistration).toHaveBeenCalledTimes(1);
  });

  it('[SERVICE-WORKER-27] tells the worker in force with what its caches hold', async () => {
    const { fake, container } = createFakeContainer({ controlled: true });
    fake.registration.active = fake.controller;
    if (fake.controller) fake.controller.answer = () => ({ version: '0.4.0', files: 85 });
    const caches = createFakeCaches() as unknown as CacheStorage;
    expect(await createWorkerStateReader({ container, caches })()).toMatchObject({
      ok: true,
      value: { isControlling: true, isUpdateWaiting: false, version: '0.4.0', caches: { length: 3 } },
    });
    expect(await createWorkerStateReader({ container, caches: undefined })()).toMatchObject({ ok: false });
  });
});
