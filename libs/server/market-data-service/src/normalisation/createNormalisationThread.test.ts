import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createNormalisationThread, type NormalisationWorker } from './createNormalisationThread.js';
import type { NormalisationRequest } from './normaliseDocument.js';

const request = (key: string): NormalisationRequest => ({
  source: 'sec-edgar',
  key,
  body: Uint8Array.of(),
  knownOn: '2026-11-20',
});

function setUp() {
  const workers: EventEmitter[] = [];
  const createWorker = () => {
    const worker = new EventEmitter();
    workers.push(worker);
    const rest = {
      postMessage: () => undefined,
      terminate: () => Promise.resolve(0),
      unref: () => undefined,
    };
    return Object.assign(worker, rest) as unknown as NormalisationWorker;
  };
  return { workers, ...createNormalisationThread(createWorker) };
}

const answer = (reason: string) => ({ ok: false, kind: 'no-statements', reason }) as const;

it('[MARKET-DATA-SERVICE-115] starts with the first request and answers in order', async () => {
  const { workers, normalise } = setUp();
  expect(workers).toHaveLength(0);
  const both = Promise.all([normalise(request('a')), normalise(request('b'))]);
  expect(workers).toHaveLength(1);
  for (const each of ['a', 'b']) workers[0]?.emit('message', answer(each));
  expect(await both).toEqual([answer('a'), answer('b')]);
});

it('[MARKET-DATA-SERVICE-115] fails what waits when it ends, and starts again with the next request', async () => {
  const { workers, normalise } = setUp();
  const failed = Promise.allSettled([normalise(request('a')), normalise(request('b'))]);
  workers[0]?.emit('error', new Error('out of memory'));
  workers[0]?.emit('exit', 1);
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = normalise(request('c'));
  workers[1]?.emit('message', answer('c'));
  expect(await next).toEqual(answer('c'));
});
