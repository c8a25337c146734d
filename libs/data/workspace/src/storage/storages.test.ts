// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserTimers } from '../Timers.js';
import { createDeviceStorage } from './createDeviceStorage.js';
import { createMemoryStorage } from './createMemoryStorage.js';
import type { RecordKey, Storage } from './Storage.js';

const key = fc.tuple(fc.constantFrom('a', 'ab', 'b', ''), fc.integer({ min: -2, max: 11 }));
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), key, value: fc.integer() }),
  fc.record({ kind: fc.constant('delete' as const), key }),
  fc.record({ kind: fc.constant('delete-all' as const), key }),
  fc.record({ kind: fc.constant('fail' as const), key }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const runStep = (storage: Storage, taken: Step) =>
  storage
    .transact('write', async (transaction) => {
      const full: RecordKey = taken.key;
      if (taken.kind === 'put') await transaction.put('revisions', full, taken.value);
      if (taken.kind === 'delete') await transaction.delete('revisions', full);
      if (taken.kind === 'delete-all') await transaction.delete('revisions', full.slice(0, 1));
      if (taken.kind === 'fail') {
        await transaction.delete('revisions', []);
        throw new Error('changed its mind');
      }
    })
    .catch(() => 'failed');

const contents = (storage: Storage) =>
  storage.transact('read', async (transaction) => ({
    keys: await transaction.keys('revisions', []),
    values: await transaction.values('revisions', ['a']),
    one: await transaction.get('revisions', ['a', 1]),
  }));

it('[WORKSPACE-20] memory behaves as the device does, failed transactions included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const device = createDeviceStorage(new IDBFactory(), 'test', browserTimers);
      const memory = createMemoryStorage();
      for (const taken of steps) {
        expect(await runStep(memory, taken)).toEqual(await runStep(device, taken));
      }
      expect(await contents(memory)).toEqual(await contents(device));
      device.close();
    }),
    { numRuns: 40 },
  );
});
