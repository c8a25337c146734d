// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { offline, silence } from '../testing/createNetwork.js';
import {
  createStrategyTrial,
  fromCache,
  fromNetwork,
  staleFromCache,
  trialUrl,
} from '../testing/createStrategyTrial.js';
import { cacheFirst } from './cacheFirst.js';
import { keptAnswers } from './fetchAndStore.js';
import { networkFirst } from './networkFirst.js';
import { staleWhileRevalidate } from './staleWhileRevalidate.js';
import { strategies } from './strategies.js';
import type { Strategy } from './StrategyContext.js';

const noon = '2025-11-20T12:00:00.000Z';

/** A trial whose cache holds 'first' since noon. */
const trialWithAnswer = async (strategy: Strategy) => {
  const trial = createStrategyTrial(strategy);
  trial.network.answer('first');
  expect(await trial.told()).toEqual(fromNetwork('first'));
  await trial.settle();
  trial.network.answer('second');
  trial.network.asked.length = 0;
  return trial;
};

describe.each(Object.entries(strategies))('%s', (_name, strategy) => {
  it('[SERVICE-WORKER-15] serves past its time from the network while that answers', async () => {
    const trial = await trialWithAnswer(strategy);
    trial.pass(60_000);
    expect(await trial.told()).toEqual(fromNetwork('second'));
  });

  it('[SERVICE-WORKER-15] serves past its time from the cache, marked stale, when the network does not answer', async () => {
    const trial = await trialWithAnswer(strategy);
    trial.pass(60_000);
    trial.network.answer(offline);
    expect(await trial.told()).toEqual(staleFromCache('first', noon));
  });

  it('[SERVICE-WORKER-15] waits 10 s for a network that neither answers nor fails', async () => {
    const trial = await trialWithAnswer(strategy);
    trial.pass(60_000);
    trial.network.answer(silence);
    const answer = trial.told();
    await vi.waitFor(() => {
      trial.pass(10_000);
      expect(trial.network.asked).toHaveLength(1);
    });
    await new Promise((resolve) => setTimeout(resolve));
    trial.pass(10_000);
    expect(await answer).toEqual(staleFromCache('first', noon));
  });

  it.each([500, 502, 503])(
    '[SERVICE-WORKER-31] serves from the cache when the server answers %i',
    async (status) => {
      const trial = await trialWithAnswer(strategy);
      trial.pass(60_000);
      trial.network.answer(new Response('Broken.', { status }));
      expect(await trial.told()).toEqual(staleFromCache('first', noon));
    },
  );

  it('[SERVICE-WORKER-31] passes a server error on when the cache has nothing, and a refusal always', async () => {
    const empty = createStrategyTrial(strategy);
    empty.network.answer(new Response('Broken.', { status: 500 }));
    expect((await empty.ask()).status).toBe(500);
    const trial = await trialWithAnswer(strategy);
    trial.pass(60_000);
    trial.network.answer(new Response('Gone.', { status: 404 }));
    expect((await trial.ask()).status).toBe(404);
  });

  it('[SERVICE-WORKER-16] marks what it serves from the cache within its time', async () => {
    const trial = await trialWithAnswer(strategy);
    trial.pass(59_999);
    trial.network.answer(offline);
    expect(await trial.told()).toEqual(fromCache('first', noon));
  });

  it('[SERVICE-WORKER-14] fails as the network does when the cache has nothing', async () => {
    const trial = createStrategyTrial(strategy);
    trial.network.answer(offline);
    await expect(trial.ask()).rejects.toBe(offline);
  });

  it.each([
    ['an error', () => new Response('no', { status: 503 })],
    ['a part', () => new Response('half', { status: 206 })],
    [
      'what says no-store',
      () => new Response('secret', { headers: { 'cache-control': 'private, no-store' } }),
    ],
  ])('[SERVICE-WORKER-17] does not keep %s', async (_what, answer) => {
    const trial = createStrategyTrial(strategy);
    trial.network.answer(answer());
    await trial.ask();
    await trial.settle();
    expect(await trial.cache.keys()).toEqual([]);
  });

  it('[SERVICE-WORKER-19] serves although the device has no room', async () => {
    const trial = createStrategyTrial(strategy);
    trial.cache.put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    expect(await trial.told()).toEqual(fromNetwork('from the network'));
    await trial.settle();
  });
});

it('[SERVICE-WORKER-19] a cache keeps its newest answers', async () => {
  const trial = createStrategyTrial(networkFirst);
  for (let symbol = 0; symbol < keptAnswers + 2; symbol += 1) {
    await trial.ask(new Request(`${trialUrl}${symbol}`));
    await trial.settle();
  }
  const keys = (await trial.cache.keys()).map((request) => request.url);
  expect(keys).toHaveLength(keptAnswers);
  expect(keys[0]).toBe(`${trialUrl}2`);
});

it('[SERVICE-WORKER-13] cache-first does not ask the network within its time', async () => {
  const trial = await trialWithAnswer(cacheFirst);
  trial.pass(59_999);
  expect(await trial.told()).toEqual(fromCache('first', noon));
  await trial.settle();
  expect(trial.network.asked).toEqual([]);
});

it('[SERVICE-WORKER-14] network-first asks the network every time', async () => {
  const trial = await trialWithAnswer(networkFirst);
  expect(await trial.told()).toEqual(fromNetwork('second'));
  expect(trial.network.asked).toHaveLength(1);
});

describe('stale-while-revalidate', () => {
  it('[SERVICE-WORKER-12] serves at once, asks the network, keeps its answer and tells of the difference', async () => {
    const trial = await trialWithAnswer(staleWhileRevalidate);
    trial.pass(30_000);
    expect(await trial.told()).toEqual(fromCache('first', noon));
    await trial.settle();
    expect(trial.revalidated).toEqual([trialUrl]);
    expect(await trial.told()).toEqual(fromCache('second', '2025-11-20T12:00:30.000Z'));
  });

  it.each([
    ['the same words', 'first', 'first'],
    ['the same words but for their age', '{"a":1,"ageSeconds":7.5}', '{"a":1,"ageSeconds":12}'],
  ])('[SERVICE-WORKER-12] says nothing of %s', async (_what, before, after) => {
    const trial = createStrategyTrial(staleWhileRevalidate);
    trial.network.answer(before);
    await trial.ask();
    await trial.settle();
    trial.pass(30_000);
    trial.network.answer(after);
    await trial.ask();
    await trial.settle();
    expect(trial.network.asked).toHaveLength(2);
    expect(trial.revalidated).toEqual([]);
  });

  it('[SERVICE-WORKER-12] takes answers with the same tag for the same', async () => {
    const trial = createStrategyTrial(staleWhileRevalidate);
    for (const text of ['once', 'twice']) {
      trial.network.answer(new Response(text, { headers: { etag: '"7"' } }));
      await trial.ask();
      await trial.settle();
      trial.pass(30_000);
    }
    expect(trial.revalidated).toEqual([]);
  });

  it('[SERVICE-WORKER-12] goes on when the background check fails', async () => {
    const trial = await trialWithAnswer(staleWhileRevalidate);
    trial.pass(30_000);
    trial.network.answer(offline);
    expect(await trial.told()).toEqual(fromCache('first', noon));
    await trial.settle();
    expect(trial.revalidated).toEqual([]);
  });

  it('[SERVICE-WORKER-20] does not check an answer that was just kept', async () => {
    const trial = await trialWithAnswer(staleWhileRevalidate);
    trial.pass(30_000);
    await trial.ask();
    await trial.settle();
    expect(trial.revalidated).toHaveLength(1);
    trial.network.answer('third');
    trial.pass(5000);
    await trial.ask();
    await trial.settle();
    expect(trial.network.asked).toHaveLength(1);
    expect(trial.revalidated).toHaveLength(1);
  });
});
