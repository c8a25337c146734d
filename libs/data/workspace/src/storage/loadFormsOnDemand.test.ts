// @vitest-environment node
import { FormNotLoaded } from '@finance-analyst/documents';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from './createMemoryStorage.js';
import { loadFormsOnDemand } from './loadFormsOnDemand.js';

const notLoaded = new FormNotLoaded('valuation-model');

/** Writes under its run number, and in the first run finds a document of a kind that is not loaded. */
const createWork = () => {
  let runs = 0;
  return (storage: ReturnType<typeof createMemoryStorage>) =>
    storage.transact('write', async (transaction) => {
      runs += 1;
      await transaction.put('documents', [String(runs)], runs);
      if (runs === 1) throw notLoaded;
      return transaction.keys('documents', []);
    });
};

describe('loadFormsOnDemand', () => {
  it('[WORKSPACE-90] loads the kind that a transaction meets and runs it again, without what it had written', async () => {
    const load = vi.fn(async () => undefined);
    const storage = loadFormsOnDemand(createMemoryStorage(), load);
    expect(await createWork()(storage)).toEqual([['2']]);
    expect(load.mock.calls).toEqual([['valuation-model']]);
  });

  it('[WORKSPACE-90] writes nothing where the kind could not be loaded', async () => {
    const storage = loadFormsOnDemand(createMemoryStorage(), () => Promise.reject(notLoaded));
    await expect(createWork()(storage)).rejects.toBe(notLoaded);
    expect(await storage.transact('read', (transaction) => transaction.keys('documents', []))).toEqual([]);
  });

  it('hands on every other error', async () => {
    const load = vi.fn(async () => undefined);
    const storage = loadFormsOnDemand(createMemoryStorage(), load);
    await expect(storage.transact('read', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(load).not.toHaveBeenCalled();
  });
});
